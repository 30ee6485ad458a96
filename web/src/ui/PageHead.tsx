import { use, useLayoutEffect } from 'react';
import { shellText } from '../texts/shell.ts';
import { dropSiteDescription, putSiteDescription } from './siteDescription.ts';
import { WaitingCount } from './waitingCount.ts';

type PageHeadProps = {
  title: string;
  /** What search engines and shared links say of the page; without one, what index.html says of the site. */
  description?: string;
};

/** What the tab, the history and search engines call this page. */
export function PageHead({ title, description }: PageHeadProps) {
  const count = use(WaitingCount);
  return (
    <>
      <title>{`${count === '' ? '' : `(${count}) `}${title} · ${shellText.site}`}</title>
      {description !== undefined && <Description text={description} />}
    </>
  );
}

/** At any time there is one in the document: the page's, or the site's. */
function Description({ text }: { text: string }) {
  useLayoutEffect(() => {
    dropSiteDescription();
    return putSiteDescription;
  }, []);
  return <meta name="description" data-page content={text} />;
}
