import { use, useEffect } from 'react';
import { shellText } from '../texts/shell.ts';
import { WaitingCount } from './waitingCount.ts';

type PageHeadProps = {
  title: string;
  /** What search engines and shared links say of the page; without one, what index.html says of the site. */
  description?: string;
};

const element = () => document.querySelector<HTMLMetaElement>('meta[name="description"]');

/** What the tab, the history and search engines call this page. */
export function PageHead({ title, description }: PageHeadProps) {
  useEffect(() => {
    const meta = element();
    if (description === undefined || meta === null) return undefined;
    const before = meta.content;
    meta.content = description;
    return () => {
      meta.content = before;
    };
  }, [description]);
  const count = use(WaitingCount);
  return <title>{`${count === '' ? '' : `(${count}) `}${title} · ${shellText.site}`}</title>;
}
