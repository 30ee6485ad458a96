import type { FormName } from './forms.ts';
import { n } from './random.ts';
import type { WallpaperName } from './wallpapers.ts';

/** Width of every body in its own units; heights are the forms'. */
export const BODY = 100;

export type DeviceLook = {
  form: FormName;
  /** The back's colour. */
  colour: string;
  side: 'back' | 'front';
  wallpaper: WallpaperName;
  scratched: boolean;
  /** How the back is made. */
  finish: Finish;
};

/** Polished, frosted, running into a second colour, or with fine lines under the glass. */
export const FINISHES = ['gloss', 'frost', 'shift', 'lines'] as const;
export type Finish = (typeof FINISHES)[number];

/** A rectangle with round corners; `more` are its other attributes. */
export const rounded = (x: number, y: number, width: number, height: number, r: number, more: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(r)}" ${more}/>`;
