/**
 * What the emulator counted since a project's rules were loaded, as
 * `GET /emulator/v1/projects/{id}:ruleCoverage` answers:
 * - `report` is a forest with one tree for each `allow` and for each function, which stands where it is defined, not
 *   where it is called: all its callers are counted together.
 * - A node is an expression, `a && b && c` being `(a && b) && c`. `currentOffset` is that of its first character,
 *   `endOffset` that of the first character of its last word, closing brackets left out. An expression in brackets and
 *   what is in them are two nodes. `values` and `children` come after `sourcePosition`.
 * - `values` has each value that was seen, and how often: `{}` where the expression was not evaluated, for another operand
 *   had decided; `{ undefined: { sourcePosition, causeMessage } }`, with the place of what failed, where it was an error,
 *   which counts as neither true nor false here. A node that was never reached has no `values`.
 *
 * Each node has the value of each evaluation, whole documents and requests among them: the answer has some hundred MB, so
 * it is looked through as it comes.
 */

/** The booleans that an expression was: by the offset of its first character, then by that of its last word. */
export type Seen = Map<number, Map<number, Set<boolean>>>;

const PIECE =
  /"undefined": \{\s*"sourcePosition": \{[^}]*|"currentOffset": (\d+)|"endOffset": (\d+)|"value": \{\s*"boolValue": (true|false)/g;

/** Collects from pieces of the answer's text. */
export class Reading {
  readonly seen: Seen = new Map();
  private rest = '';
  private start = 0;
  private node = new Set<boolean>();

  /** Takes the next piece; nothing that is looked for goes past a closing brace. */
  take(text: string): void {
    this.rest += text;
    const end = this.rest.lastIndexOf('}');
    for (const [, from, to, value] of this.rest.slice(0, Math.max(end, 0)).matchAll(PIECE)) {
      if (from !== undefined) this.start = Number(from);
      else if (to !== undefined) this.node = this.nodeAt(Number(to));
      else if (value !== undefined) this.node.add(value === 'true');
    }
    this.rest = this.rest.slice(Math.max(end, 0));
  }

  private nodeAt(lastWord: number): Set<boolean> {
    const nodes = this.seen.get(this.start) ?? new Map<number, Set<boolean>>();
    const node = nodes.get(lastWord) ?? new Set<boolean>();
    this.seen.set(this.start, nodes.set(lastWord, node));
    return node;
  }
}

/** @throws Error where the emulator does not answer */
export async function readSeen(emulatorHost: string, projectId: string): Promise<Seen> {
  const answer = await fetch(`http://${emulatorHost}/emulator/v1/projects/${projectId}:ruleCoverage`);
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status} ${await answer.text()}`);
  const reading = new Reading();
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) reading.take(text);
  return reading.seen;
}
