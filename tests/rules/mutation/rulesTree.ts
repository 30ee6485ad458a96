import { type Expression, Reader, readExpression } from './expression.ts';
import { tokensOf } from './tokens.ts';

/** `allow` of a match: its verbs, its condition, and the path below `documents`. */
export type Allow = { path: string; verbs: string[]; condition: Expression; scope: Scope };

/** A function of a match: what its `let`s hold and what it returns. */
export type Rule = { name: string; lets: Expression[]; returns: Expression; scope: Scope };

/** The functions that a place sees: its own, then those around it. */
export type Scope = { functions: Map<string, Rule>; outer: Scope | null };

/** @returns the function that a name means in a place, undefined for the language's own */
export function findFunction(scope: Scope | null, name: string): Rule | undefined {
  return scope === null ? undefined : (scope.functions.get(name) ?? findFunction(scope.outer, name));
}

/** Every `allow` of a rules text. Understands what firestore.rules uses of the language. */
export function allowsOf(rules: string): Allow[] {
  const reader = new Reader(tokensOf(rules));
  const allows: Allow[] = [];
  while (reader.take().text !== '{');
  readBlock(reader, '', { functions: new Map(), outer: null }, allows);
  return allows;
}

function readBlock(reader: Reader, path: string, scope: Scope, allows: Allow[]): void {
  while (!reader.takes('}')) {
    const word = reader.take().text;
    if (word === 'match') {
      const below = readMatchPath(reader);
      reader.take('{');
      readBlock(reader, path + below, { functions: new Map(), outer: scope }, allows);
    } else if (word === 'function') {
      const rule = readFunction(reader, scope);
      scope.functions.set(rule.name, rule);
    } else if (word === 'allow') allows.push(readAllow(reader, path, scope));
    else throw new SyntaxError(`${word} is no statement that is known here`);
  }
}

function readMatchPath(reader: Reader): string {
  let path = '';
  while (reader.takes('/')) {
    if (!reader.takes('{')) {
      path += `/${reader.take().text}`;
      continue;
    }
    path += `/{${reader.take().text}}`;
    if (reader.takes('=')) reader.take('**');
    reader.take('}');
  }
  return path.replace(/^\/databases\/\{\w+\}\/documents/, '');
}

function readFunction(reader: Reader, scope: Scope): Rule {
  const { text: name } = reader.take();
  while (reader.take().text !== '{');
  const lets: Expression[] = [];
  while (reader.takes('let')) {
    reader.take();
    reader.take('=');
    lets.push(readExpression(reader));
    reader.take(';');
  }
  reader.take('return');
  const returns = readExpression(reader);
  reader.take(';');
  reader.take('}');
  return { name, lets, returns, scope };
}

function readAllow(reader: Reader, path: string, scope: Scope): Allow {
  const verbs = [reader.take().text];
  while (reader.takes(',')) verbs.push(reader.take().text);
  reader.take(':');
  reader.take('if');
  const condition = readExpression(reader);
  reader.take(';');
  return { path, verbs, condition, scope };
}
