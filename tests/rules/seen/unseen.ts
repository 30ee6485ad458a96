import type { Operand } from '../mutation/operands.ts';
import type { Seen } from './readSeen.ts';

/** The values of an operand: of what begins with it and goes furthest without leaving it. */
function valuesOf({ start, end }: Operand, seen: Seen): ReadonlySet<boolean> {
  const nodes = seen.get(start) ?? new Map<number, Set<boolean>>();
  const furthest = Math.max(...[...nodes.keys()].filter((lastWord) => lastWord < end));
  return nodes.get(furthest) ?? new Set();
}

/**
 * What no test has seen of the operands.
 * @returns a line for each operand and value, as `firestore.rules:12:5 was never false: …`
 */
export function unseen(operands: readonly Operand[], seen: Seen): string[] {
  return operands.flatMap((operand) => {
    const { line, column, owner, text } = operand;
    const values = valuesOf(operand, seen);
    return [true, false]
      .filter((value) => !values.has(value))
      .map((value) => `firestore.rules:${line}:${column} was never ${value}: ${text} (${owner})`);
  });
}
