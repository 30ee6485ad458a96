import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** One row of docs/threat-model.md. */
export type Threat = { attack: string; proofs: Proof[] };
/** A test by its file and the title that it has there. */
type Proof = { file: string; title: string };

/** The rows of the table whose last column names tests as `file` “title”, one after the other. */
export function threatsIn(page: string): Threat[] {
  const rows = page.split('\n').filter((line) => /^\| \d+ \|/.test(line));
  return rows.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const proofs = [...(cells.at(-2) ?? '').matchAll(/`([^`]+)` “([^”]+)”/g)];
    return {
      attack: cells[3] ?? '',
      proofs: proofs.map(([, file = '', title = '']) => ({ file, title })),
    };
  });
}

/**
 * What is wrong with the proofs of a page, in sentences; none where each threat has a test and each named test is there.
 * A title counts as it stands in the source, with `%s` or `${…}` where a table fills it in.
 */
export function unprovenThreats(page: string): string[] {
  return threatsIn(page).flatMap(({ attack, proofs }) => {
    if (proofs.length === 0) return [`No test is named for: ${attack}`];
    return proofs
      .filter((proof) => !stands(proof))
      .map(({ file, title }) => `${file} has no test “${title}”`);
  });
}

function stands({ file, title }: Proof): boolean {
  const path = join(root, file);
  return existsSync(path) && quoted(readFileSync(path, 'utf8')).has(title);
}

/** Every string literal of a source that could be a title. */
function quoted(source: string): Set<string> {
  const literals = source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  return new Set([...literals].map(([, single, double, template]) => single ?? double ?? template ?? ''));
}
