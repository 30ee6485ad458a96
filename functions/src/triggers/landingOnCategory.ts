import type { Category } from '@bns/domain';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { landingShowsCategory } from './landingShows.ts';
import { refreshLanding } from './refreshLanding.ts';
import { RETRIED, retried } from './retried.ts';

/** Refreshes the home page when a category comes, goes or changes its name or picture. */
export const landingOnCategory = onDocumentWritten({ document: 'categories/{slug}', ...RETRIED }, (event) => {
  const { before, after } = event.data ?? {};
  const changed = landingShowsCategory(
    before?.data() as Category | undefined,
    after?.data() as Category | undefined,
  );
  return changed ? retried('landingOnCategory', event, refreshLanding) : undefined;
});
