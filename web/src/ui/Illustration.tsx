import hero from './art/hero.svg';
import lost from './art/lost.svg';
import orders from './art/orders.svg';
import phones from './art/phones.svg';
import welcome from './art/welcome.svg';
import wishlist from './art/wishlist.svg';
import css from './Illustration.module.css';

const drawings = {
  hero: { src: hero, width: 640, height: 520 },
  lost: { src: lost, width: 480, height: 360 },
  orders: { src: orders, width: 320, height: 240 },
  phones: { src: phones, width: 320, height: 240 },
  welcome: { src: welcome, width: 480, height: 360 },
  wishlist: { src: wishlist, width: 320, height: 240 },
} as const;

export type IllustrationName = keyof typeof drawings;

type IllustrationProps = {
  name: IllustrationName;
  /** What it shows, where that is news; drawings that repeat the text beside them have none. */
  alt?: string;
  /** Largest width in px; it shrinks with its place. */
  width?: number;
  /** It is on the first screen. */
  eager?: boolean;
};

/** One of our drawings. The files hold both themes and follow the system by themselves. */
export function Illustration({ name, alt = '', width, eager = false }: IllustrationProps) {
  const drawing = drawings[name];
  return (
    <img
      className={css.drawing}
      src={drawing.src}
      alt={alt}
      width={drawing.width}
      height={drawing.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      style={{ maxWidth: width ?? drawing.width }}
    />
  );
}
