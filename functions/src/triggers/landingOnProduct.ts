import type { Product } from '@bns/domain';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { landingShowsPhone } from './landingShows.ts';
import { refreshLanding } from './refreshLanding.ts';
import { RETRIED, retried } from './retried.ts';

/** Refreshes the home page when a phone on it, or due on it, changes. */
export const landingOnProduct = onDocumentWritten(
  { document: 'products/{productId}', ...RETRIED },
  (event) => {
    const { before, after } = event.data ?? {};
    const changed = landingShowsPhone(
      before?.data() as Product<unknown> | undefined,
      after?.data() as Product<unknown> | undefined,
    );
    return changed ? retried('landingOnProduct', event, refreshLanding) : undefined;
  },
);
