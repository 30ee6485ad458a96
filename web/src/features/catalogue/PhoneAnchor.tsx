import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import css from './PhoneAnchor.module.css';

/** The arrival that was scrolled to: its card may leave the page and come back, and the reader is elsewhere by then. */
let arrivedAt: string | undefined;

/**
 * The place of one phone in a list. An address that ends in `#<productId>` leads here: it is scrolled to and tinted
 * for a moment (case 36). React Router changes addresses without the browser's `:target`, hence the comparison.
 */
export function PhoneAnchor({ productId, children }: { productId: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const arrived = hash === `#${encodeURIComponent(productId)}`;
  useEffect(() => {
    if (!arrived || arrivedAt === key + hash) return;
    arrivedAt = key + hash;
    place.current?.scrollIntoView({ block: 'center' });
  }, [arrived, key, hash]);
  return (
    <div ref={place} id={productId} data-arrived={arrived || undefined} className={css.place}>
      {children}
    </div>
  );
}
