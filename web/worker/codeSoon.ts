import { CODE_SOON, type CodeSoon } from '../src/app/codeSoon.ts';

/** @returns what of these a page has asked for: what a guest has no use for is left out for him */
export function filesSoon(message: unknown, files: Record<CodeSoon, readonly string[]>): readonly string[] {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return [];
  if (message.kind !== CODE_SOON || !('parts' in message) || !Array.isArray(message.parts)) return [];
  const { parts } = message;
  return [
    ...new Set((['light', 'lists'] as const).flatMap((part) => (parts.includes(part) ? files[part] : []))),
  ];
}

/** Fetches what the cache does not hold yet, one after the other: the page has the line first. */
export async function keepFiles(cacheName: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    if ((await cache.match(file)) !== undefined) continue;
    const answer = await fetch(file);
    if (answer.ok) await cache.put(file, answer);
  }
}
