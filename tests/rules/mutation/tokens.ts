/** One word of a rules text; offsets into it, `end` after its last character. */
export type Token = { text: string; start: number; end: number };

const WORD = new RegExp(
  [
    String.raw`\/\/[^\n]*`,
    String.raw`\/\*[\s\S]*?\*\/`,
    String.raw`'(?:\\.|[^'\\])*'`,
    String.raw`"(?:\\.|[^"\\])*"`,
    String.raw`[A-Za-z_][A-Za-z0-9_]*`,
    String.raw`[0-9]+(?:\.[0-9]+)?`,
    String.raw`&&|\|\||[=!<>]=|\*\*|[^\s]`,
  ].join('|'),
  'g',
);

/** The words of a rules text, comments left out. */
export function tokensOf(rules: string): Token[] {
  return [...rules.matchAll(WORD)]
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
    .filter(({ text }) => !text.startsWith('//') && !text.startsWith('/*'));
}
