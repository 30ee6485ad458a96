import { useEffect } from 'react';
import { useObservable } from 'reactfire';
import { type Audience, feedGeneration, feedOf, type Open } from './feeds.ts';
import { useUid } from './uid.ts';

const LOADING = { status: 'loading' } as const;

/**
 * What a feed says now. Rendering twice, StrictMode or another route find the same feed by its key: a listener is
 * never doubled (case 32), and as long as it is kept the rows are there at once.
 * @param key names what is read; the person and the session are added to it
 * @param keptMs how long it is kept when no page shows it any more (ms); 5 minutes where nothing is said
 * @param audience whoever leaves it sees the feed no more, not even what is kept of it
 */
export function useFeed<Value>(
  key: string,
  open: () => Open<Value | typeof LOADING>,
  audience: Audience = 'signedIn',
  keptMs?: number,
): Value | typeof LOADING {
  const id = `${useUid()}/${feedGeneration()}/${key}`;
  const feed = feedOf<Value | typeof LOADING>(
    id,
    LOADING,
    (emit, restart) => open()(emit, restart),
    audience,
    keptMs,
  );
  useEffect(() => feed.hold(), [feed]);
  return useObservable(id, feed.values).data;
}
