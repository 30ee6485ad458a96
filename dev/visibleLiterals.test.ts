import { expect, test } from 'vitest';
import { visibleLiterals } from './visibleLiterals.ts';

const found = (source: string) => visibleLiterals(source).map(({ text }) => text);

test.each([
  ['text between tags', '<p>Try again</p>', ['Try again']],
  ['text in braces', "<p>{'Try again'} {`of ${count} tries`}</p>", ["'Try again'", '`of ${count} tries`']],
  ['Bangla too', '<p>আবার</p>', ['আবার']],
  ['either way of a choice', "<p>{busy ? 'Saving' : ('Save')}</p>", ["'Saving'", "'Save'"]],
  ['what stands behind && and ??', "<p>{gone && 'Gone'} {name ?? 'Nobody'}</p>", ["'Gone'", "'Nobody'"]],
  ['what names a thing', '<img alt="A boat" /> ', ['"A boat"']],
  ['what a screen reader says', "<button aria-label={open ? 'Close' : text.open} />", ["'Close'"]],
  ['a property of a table', "const rows = [{ text: 'My Orders', to: '/x' }];", ["'My Orders'"]],
  ['a parameter', "function Badge({ label = 'Verified' }) {}", ["'Verified'"]],
  ['a constant', "const hint = 'We send a link';", ["'We send a link'"]],
  ['a notice', "notify.error('Popup closed')", ["'Popup closed'"]],
  ['the name of the tab', '<title>{`${title} · BNS`}</title>', ['`${title} · BNS`']],
])('it sees %s', (_what, source, texts) => {
  expect(found(source)).toEqual(texts);
});

test.each([
  ['texts of a file', '<p title={text.title}>{text.heading}</p>'],
  ['signs without a letter', '<p>· {count} %</p>'],
  [
    'what only the browser reads',
    '<input type="email" autoComplete="username" id="mail" className="wide" />',
  ],
  ['looks', "<Box sx={{ color: 'text.secondary', textTransform: 'capitalize' }} />"],
  ['colours of the theme', '<Chip text="background.default" />'],
  ['comparisons', "<p>{role === 'buyer' ? text.buyer : text.seller}</p>"],
  ['names of parts by their id', '<p aria-labelledby="title" />'],
  ['comments', '<p>{/* Says nothing */}</p>'],
])('it lets %s be', (_what, source) => {
  expect(found(source)).toEqual([]);
});

test('it says where', () => {
  expect(visibleLiterals('const a = 1;\nexport const Page = () => (\n  <p>\n    Hello\n  </p>\n);')).toEqual([
    { line: 4, text: 'Hello' },
  ]);
});
