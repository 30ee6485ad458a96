import { type StoredKind, storedDocuments } from '@bns/domain';
import { changed } from '../after.ts';
import { type Fields, Moment, SERVER_TIME } from '../values.ts';

const isTime = (value: unknown) => value instanceof Moment || value === SERVER_TIME;

const schemas = new Map<string, ReturnType<typeof storedDocuments>>();

/** @returns whether a document is one of its kind, in this project */
export function isStored(kind: StoredKind, document: Fields, projectId: string): boolean {
  const ofProject = schemas.get(projectId) ?? storedDocuments({ isTime, projectId });
  schemas.set(projectId, ofProject);
  return ofProject[kind].isValidSync(document);
}

/** The document with every field that equals the one of `source` taken from there: it is that value. */
export function settled(document: Fields, source: Fields): Fields {
  const differs = new Set(changed(source, document));
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [key, differs.has(key) ? value : source[key]]),
  );
}
