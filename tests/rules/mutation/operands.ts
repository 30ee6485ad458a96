import type { Expression } from './expression.ts';
import { type Allow, allowsOf, findFunction, type Scope } from './rulesTree.ts';

/**
 * A boolean operand: what stands between && and || and the three parts of a ternary, in an `allow` itself and in the
 * boolean functions that it comes to by calls. What is grouped by brackets is parted further: whoever lets more pass by
 * a part lets it pass by the group. `!x` is one operand, and x is parted only where it is a group.
 */
export type Operand = {
  /** The `allow` or the function that it stands in. */
  owner: string;
  /** Its text, on one line. */
  text: string;
  start: number;
  end: number;
  line: number;
  column: number;
  /** The paths of the matches whose verdicts depend on it. */
  paths: string[];
};

type Found = { expression: Expression; owner: string; paths: Set<string> };

class Search {
  readonly found = new Map<number, Found>();

  /** An expression that is true or false. */
  visit(expression: Expression, owner: string, scope: Scope, path: string): void {
    const { kind, parts, calls } = expression;
    if (kind === 'and' || kind === 'or' || kind === 'ternary') {
      for (const part of parts) this.visit(part, owner, scope, path);
      return;
    }
    this.add(expression, owner, path);
    const [inner] = parts;
    if (kind === 'not' && inner !== undefined) {
      if (inner.kind === 'leaf') this.enter(inner.calls, scope, path);
      else this.visit(inner, owner, scope, path);
    } else this.enter(calls, scope, path);
  }

  /** The boolean function that is called, if it is one of the rules' own. */
  enter(calls: string | undefined, scope: Scope, path: string): void {
    const called = calls === undefined ? undefined : findFunction(scope, calls);
    if (called === undefined) return;
    const owner = `function ${called.name}`;
    for (const one of called.lets) this.conditions(one, owner, called.scope, path);
    this.visit(called.returns, owner, called.scope, path);
  }

  /** The conditions of ternaries in what a `let` holds. */
  conditions({ kind, parts }: Expression, owner: string, scope: Scope, path: string): void {
    const [condition] = parts;
    if (kind === 'ternary' && condition !== undefined) this.visit(condition, owner, scope, path);
    for (const part of parts) this.conditions(part, owner, scope, path);
  }

  add(expression: Expression, owner: string, path: string): void {
    const found = this.found.get(expression.start) ?? { expression, owner, paths: new Set<string>() };
    found.paths.add(path);
    this.found.set(expression.start, found);
  }
}

const ownerOf = ({ path, verbs }: Allow) => `allow ${verbs.join(', ')} of ${path}`;

/** Every boolean operand of a rules text but `true` and `false`, in its order. */
export function operandsOf(rules: string): Operand[] {
  const search = new Search();
  for (const allow of allowsOf(rules)) search.visit(allow.condition, ownerOf(allow), allow.scope, allow.path);
  return [...search.found.values()]
    .map(({ expression: { start, end }, owner, paths }) => {
      const before = rules.slice(0, start).split('\n');
      return {
        owner,
        text: rules.slice(start, end).replace(/\s+/g, ' '),
        start,
        end,
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        paths: [...paths],
      };
    })
    .filter(({ text }) => text !== 'true' && text !== 'false')
    .sort((one, other) => one.start - other.start);
}
