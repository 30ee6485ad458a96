import type { Condition } from '@bns/domain';
import type { FormName } from '../pictures/forms.ts';
import type { PlaceName } from '../places.ts';

/** One phone of the seed as its seller tells of it. */
export type Phone = {
  /** Id of the document, after `seed-`. */
  id: string;
  title: string;
  /** Name of its category. */
  brand: string;
  /** Whole Tk. */
  original: number;
  /** Whole Tk. */
  resale: number;
  years: number;
  condition: Condition;
  place: PlaceName;
  /** The verified seller where it is left out. */
  by?: 'newseller';
  /** Build and colour; the back is shown where no side is named. */
  look: readonly [form: FormName | 'keypad', colour: string, side?: 'front'];
  state?: 'advertised' | 'sold';
  description: string;
};
