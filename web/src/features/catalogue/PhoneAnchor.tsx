import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { arrivals } from './arrivals.ts';
import css from './PhoneAnchor.module.css';

/**
 * The place of one phone in a list. An address that ends in `#<productId>` leads here: it is scrolled to and tinted
 * for a moment (case 36). React Router changes addresses without the browser's `:target`, hence the comparison.
 */
export function PhoneAnchor({ productId, children }: { productId: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const arrived = hash === `#${encodeURIComponent(productId)}`;
  useEffect(() => {
    if (!arrived || arrivals.isOver(key + hash)) return;
    arrivals.end(key + hash);
    place.current?.scrollIntoView({ block: 'center' });
  }, [arrived, key, hash]);
  return (
    <div ref={place} id={productId} data-arrived={arrived || undefined} className={css.place}>
      {children}
    </div>
  );
}
