import {
  addProductForm,
  CANONICAL_PHONE,
  CONDITIONS,
  CONTACT_STATUSES,
  DAILY_QUOTA,
  DESCRIPTION,
  DISTRICTS,
  EDITABLE_KEYS,
  GOOGLE_PICTURE_URL,
  isClean,
  LIST_CAP_GUEST,
  LIST_CAP_SIGNED_IN,
  LOCAL_PICTURE_URL,
  LOCATION,
  NAME,
  NOT_BLANK,
  NOTE_MAX,
  normalizeText,
  PICTURE_URL,
  PRICE,
  PRODUCT_ID,
  PRODUCT_KEYS,
  REPORT_REASONS,
  STORED_YEARS,
  TITLE,
} from '@bns/domain';
import { describe, expect, it } from 'vitest';
import { aListing, commit } from './acts.ts';
import { rulesText } from './loadRules.ts';
import { openStage, passes, refused } from './stage.ts';

const joined = rulesText.replace(/"\s*\+ "/g, '').replace(/\s+/g, ' ');

/** A pattern of the domain as the rules write it: matched as a whole, slashes bare, backslashes doubled. */
const inRules = ({ source }: RegExp) =>
  source
    .replace(/^\^|\$$/g, '')
    .replaceAll('\\/', '/')
    .replaceAll('\\', '\\\\');
const listInRules = (values: readonly string[]) => `[${values.map((value) => `'${value}'`).join(', ')}]`;

/** A pattern of the rules as JavaScript writes it; their \\s knows ASCII alone. */
function patternIn(around: RegExp): RegExp {
  const [, written = ''] = around.exec(joined) ?? [];
  const source = written
    .replaceAll('\\\\s', '\\t\\n\\f\\r ')
    .replace(/\\\\x(\{\w+\})/g, (_, hex: string) => `\\u${hex}`);
  return new RegExp(`^${source}$`, 'su');
}

describe('firestore.rules say the same as the domain of', () => {
  it.each([
    ['a phone number', `'${inRules(CANONICAL_PHONE)}'`],
    ['years of use', `'${inRules(STORED_YEARS)}'`],
    ['a picture', `'${inRules(PICTURE_URL)}'`],
    ['a person’s picture', `'${inRules(GOOGLE_PICTURE_URL)}'`],
    ['the stand-in’s picture', `'${inRules(LOCAL_PICTURE_URL)}'`],
    ['not blank', `'(?s).*${inRules(NOT_BLANK)}.*'`],
    ['districts', `"${DISTRICTS.join('|')}"`],
    ['conditions', listInRules(CONDITIONS)],
    ['reasons', listInRules(REPORT_REASONS)],
    ['copied keys', listInRules(PRODUCT_KEYS)],
    ['open orders', listInRules(CONTACT_STATUSES)],
    ['what is edited', listInRules(EDITABLE_KEYS)],
    ['an id of a phone', `'${inRules(PRODUCT_ID)}'`],
    ['a title', `isLine(data.title, ${TITLE.min}, ${TITLE.max})`],
    ['a description', `isText(data.description, ${DESCRIPTION.min}, ${DESCRIPTION.max})`],
    ['a location', `isLine(data.location, ${LOCATION.min}, ${LOCATION.max})`],
    ['a meeting place', `isLine(data.meetingLocation, ${LOCATION.min}, ${LOCATION.max})`],
    ['a name', `isLine(request.resource.data.name, ${NAME.min}, ${NAME.max})`],
    ['a buyer’s name', `isLine(data.buyerName, ${NAME.min}, ${NAME.max})`],
    ['a note', `data.note.size() <= ${NOTE_MAX}`],
    ['a price', `value >= ${PRICE.min} && value <= ${PRICE.max}`],
    ['bookings in a day', `after.bookings <= ${DAILY_QUOTA.bookings}`],
    ['listings in a day', `after.listings <= ${DAILY_QUOTA.listings}`],
    ['reports in a day', `after.reports <= ${DAILY_QUOTA.reports}`],
  ])('%s', (_, text) => {
    expect(joined).toContain(text);
  });

  it('the length of a list', () => {
    const pages = [...joined.matchAll(/pageOf\((\d+)\)/g)].map(([, size]) => Number(size));
    expect(new Set(pages)).toEqual(new Set([LIST_CAP_SIGNED_IN, LIST_CAP_GUEST]));
    expect(joined.match(/allow list: if /g)).toHaveLength(
      joined.match(/allow list: [^;]*pageOf\(/g)?.length ?? 0,
    );
  });

  it('what is invisible or a control', () => {
    const clean = patternIn(/value\.matches\('(\[\^.*?\]\*)'\)/);
    const differing = Array.from({ length: 0xffff }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCharCode(code))
      .filter((char) => char.normalize('NFC') === char)
      .filter((char) => clean.test(char) !== normalizeText(`一${char}一`).includes(char));
    expect(differing.map((char) => char.charCodeAt(0).toString(16))).toEqual([]);
  });

  it('what is trimmed', () => {
    const inside = patternIn(/value\.matches\('(\[\^.*?\]\*)'\)/);
    const atAnEnd = patternIn(/!value\.matches\('\(\?s\)(\(.*?\))'\)/);
    const texts = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).flatMap((char) => [
      `${char}a`,
      `a${char}`,
    ]);
    const differing = texts.filter(
      (text) => (inside.test(text) && !atAnEnd.test(text)) !== isClean(text) && text.isWellFormed(),
    );
    expect(differing.map((text) => text.charCodeAt(0).toString(16))).toEqual([]);
  });

  it('names verbs one by one', () => {
    const verbs = [...joined.matchAll(/allow ([a-z, ]+):/g)].flatMap(([, names = '']) => names.split(', '));
    expect(verbs.filter((verb) => verb === 'read' || verb === 'write')).toEqual([]);
    expect(joined).toContain('match /{document=**} { allow get, list, create, update, delete: if false; }');
  });
});

describe('case 55: rules and domain count alike', () => {
  const stage = openStage();
  const inForm = (description: string) =>
    addProductForm.validateAt('description', { description }).then(
      () => true,
      () => false,
    );

  it.each([
    ['emoji at 100', `a${'😀'.repeat(49)}b`, true],
    ['emoji at 99', `a${'😀'.repeat(49)}`, false],
    ['60 emoji without a word', '😀'.repeat(60), false],
    ['family emoji at 100', `${'👨‍👩‍👧‍👦'.repeat(9)}a`, true],
    ['family emoji at 99', '👨‍👩‍👧‍👦'.repeat(9), false],
    ['Bangla conjuncts at 100', `${'ক্ষ'.repeat(33)}ক`, true],
    ['Bangla conjuncts at 99', 'ক্ষ'.repeat(33), false],
    ['conjuncts with a joiner at 100', `${'র‍্য'.repeat(25)}`, true],
    ['a letter of two at 100 once normalised', `${'ক'.repeat(98)}\u09DF`, true],
    ['3000', 'ক'.repeat(3000), true],
    ['3001', 'ক'.repeat(3001), false],
  ])('%s', async (_, text, allowed) => {
    expect(await inForm(text)).toBe(allowed);
    const stored = normalizeText(text);
    const attempt = commit(stage.as('seller'), aListing('seller', { description: stored }));
    await (allowed ? passes(attempt) : refused(attempt));
  });
});
