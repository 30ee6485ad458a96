import type { Endpoint } from '@bns/domain';

/** For any answer that is about somebody, and for every error. */
export const NOT_KEPT = 'no-store, private';
/** For answers that are the same for everybody: the CDN keeps them for half a minute. */
export const KEPT_BY_CDN = 'public, max-age=0, s-maxage=30';

/** The Cache-Control of a success (rest-api contract). */
export function cacheControl({ cache }: Pick<Endpoint, 'cache'>, authorization: string | undefined): string {
  return cache === 'public' && authorization === undefined ? KEPT_BY_CDN : NOT_KEPT;
}
