import { shellText } from '../texts/shell.ts';

/** What the page that was loaded says of itself or of the site, not what a page's own code says. */
const OF_THE_DOCUMENT = 'meta[name="description"]:not([data-page])';

/** A page describes itself: what stood there before goes. */
export function dropSiteDescription(): void {
  for (const meta of document.querySelectorAll(OF_THE_DOCUMENT)) meta.remove();
}

/** Where no page describes itself, the site does. */
export function putSiteDescription(): void {
  dropSiteDescription();
  const meta = document.createElement('meta');
  meta.name = 'description';
  meta.content = shellText.description;
  document.head.append(meta);
}
