import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { dropSiteDescription, putSiteDescription } from '../ui/siteDescription.ts';

/** What the server writes into a page's head beside its name (functions' phoneHead). */
const SERVED = [
  'link[rel="canonical"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'meta[property^="product:"]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
].join();

/** What the server said of the page that was loaded goes with it: it is true of no other. */
export function ServedHead() {
  const { pathname } = useLocation();
  const served = useRef(pathname);
  useEffect(() => {
    if (pathname === served.current) return;
    served.current = '';
    for (const part of document.head.querySelectorAll(SERVED)) part.remove();
    if (document.head.querySelector('meta[name="description"][data-page]') === null) putSiteDescription();
    else dropSiteDescription();
  }, [pathname]);
  return null;
}
