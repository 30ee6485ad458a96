import type { Token } from './tokens.ts';

/**
 * An expression of a rule. `and`, `or`, `ternary` and `not` are told apart, for their parts are boolean; everything
 * else is `leaf`, with the expressions in it. `calls` names the function that a leaf is a bare call of.
 */
export type Expression = {
  kind: 'and' | 'or' | 'ternary' | 'not' | 'leaf';
  start: number;
  end: number;
  parts: Expression[];
  calls?: string;
};

const COMPARING = ['==', '!=', '<', '>', '<=', '>=', 'in', 'is'];
const ADDING = ['+', '-', '*', '/', '%'];

/** Reads tokens one by one. */
export class Reader {
  readonly tokens: readonly Token[];
  at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  peek(): string {
    return this.tokens[this.at]?.text ?? '';
  }

  take(expected?: string): Token {
    const token = this.tokens[this.at];
    if (token === undefined || (expected !== undefined && token.text !== expected)) {
      throw new SyntaxError(`${expected ?? 'a word'} is missing at ${token?.start ?? 'the end'}`);
    }
    this.at += 1;
    return token;
  }

  takes(text: string): boolean {
    if (this.peek() !== text) return false;
    this.at += 1;
    return true;
  }
}

const span = (kind: Expression['kind'], parts: Expression[]): Expression => ({
  kind,
  start: parts[0]?.start ?? 0,
  end: parts.at(-1)?.end ?? 0,
  parts,
});

function chain(reader: Reader, kind: 'and' | 'or', operator: string, next: (r: Reader) => Expression) {
  const parts = [next(reader)];
  while (reader.takes(operator)) parts.push(next(reader));
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : span(kind, parts);
}

/** Reads one expression, from the ternary down. */
export function readExpression(reader: Reader): Expression {
  const condition = chain(reader, 'or', '||', readAnd);
  if (!reader.takes('?')) return condition;
  const yes = readExpression(reader);
  reader.take(':');
  return span('ternary', [condition, yes, readExpression(reader)]);
}

const readAnd = (reader: Reader) => chain(reader, 'and', '&&', readComparison);
const readComparison = (reader: Reader) => readBinary(reader, COMPARING, readSum);
const readSum = (reader: Reader) => readBinary(reader, ADDING, readUnary);

function readBinary(reader: Reader, operators: readonly string[], next: (r: Reader) => Expression) {
  let left = next(reader);
  while (operators.includes(reader.peek())) {
    reader.take();
    left = span('leaf', [left, next(reader)]);
  }
  return left;
}

function readUnary(reader: Reader): Expression {
  const { start } = reader.tokens[reader.at] ?? { start: 0 };
  if (reader.takes('!')) {
    const inner = readUnary(reader);
    return { kind: 'not', start, end: inner.end, parts: [inner] };
  }
  if (reader.takes('-')) return { ...span('leaf', [readUnary(reader)]), start };
  return readPostfix(reader);
}

function readPostfix(reader: Reader): Expression {
  let value = readPrimary(reader);
  for (;;) {
    if (reader.takes('.')) {
      value = { kind: 'leaf', start: value.start, end: reader.take().end, parts: [value] };
    } else if (reader.peek() === '(') {
      const bare = value.parts.length === 0 ? reader.tokens[reader.at - 1]?.text : undefined;
      const args = readList(reader, '(', ')');
      value = {
        ...leafTo(reader, value.start, [value, ...args]),
        ...(bare === undefined ? {} : { calls: bare }),
      };
    } else if (reader.peek() === '[') {
      value = leafTo(reader, value.start, [value, ...readList(reader, '[', ']')]);
    } else return value;
  }
}

const leafTo = (reader: Reader, start: number, parts: Expression[]): Expression => ({
  kind: 'leaf',
  start,
  end: reader.tokens[reader.at - 1]?.end ?? start,
  parts,
});

/** Expressions between two brackets; a comma or a colon parts them. */
function readList(reader: Reader, open: string, close: string): Expression[] {
  const parts: Expression[] = [];
  reader.take(open);
  while (!reader.takes(close)) {
    parts.push(readExpression(reader));
    if (!reader.takes(',')) reader.takes(':');
  }
  return parts;
}

function readPrimary(reader: Reader): Expression {
  const { start } = reader.tokens[reader.at] ?? { start: 0 };
  const next = reader.peek();
  if (next === '/') return leafTo(reader, start, readPath(reader));
  if (next === '[') return leafTo(reader, start, readList(reader, '[', ']'));
  if (next === '{') return leafTo(reader, start, readList(reader, '{', '}'));
  if (next !== '(') return { kind: 'leaf', start, end: reader.take().end, parts: [] };
  const [inner] = readList(reader, '(', ')');
  if (inner === undefined) throw new SyntaxError(`nothing between the brackets at ${start}`);
  return { ...inner, start, end: reader.tokens[reader.at - 1]?.end ?? inner.end };
}

/** `/databases/$(database)/documents`: the expressions in it. */
function readPath(reader: Reader): Expression[] {
  const parts: Expression[] = [];
  while (reader.takes('/')) {
    if (reader.takes('$')) parts.push(...readList(reader, '(', ')'));
    else reader.take();
  }
  return parts;
}
