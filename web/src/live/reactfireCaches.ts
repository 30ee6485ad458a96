/**
 * Where reactfire 4 keeps what it has read (its useObservable.ts and firestore.tsx): on globalThis, for the life of
 * the page, last value and error included. It offers no way to clear them.
 */
type Caches = {
  _reactFirePreloadedObservables?: Map<string, unknown>;
  _reactFireFirestoreQueryCache?: unknown[];
};

const caches = globalThis as Caches;

export function forgetObservable(observableId: string): void {
  caches._reactFirePreloadedObservables?.delete(observableId);
}

/** Sign-out: nothing of the person who left may be there for the next (case 17). */
export function forgetAllObservables(): void {
  caches._reactFirePreloadedObservables?.clear();
  caches._reactFireFirestoreQueryCache?.splice(0);
}
