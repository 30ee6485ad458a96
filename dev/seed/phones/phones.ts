import { APPLE } from './apple.ts';
import type { Phone } from './phone.ts';
import { REALME_OPPO_VIVO } from './realmeOppoVivo.ts';
import { SAMSUNG_A } from './samsungA.ts';
import { SAMSUNG_M_F_J } from './samsungMFJ.ts';
import { SAMSUNG_NOTE_AND_Z } from './samsungNoteAndZ.ts';
import { SAMSUNG_S } from './samsungS.ts';
import { THE_OTHERS } from './theOthers.ts';
import { XIAOMI } from './xiaomi.ts';

/** Every phone of the seed; its place in the list decides its picture's shape and its age. */
export const PHONES: readonly Phone[] = [
  ...SAMSUNG_S,
  ...SAMSUNG_NOTE_AND_Z,
  ...SAMSUNG_A,
  ...SAMSUNG_M_F_J,
  ...APPLE,
  ...XIAOMI,
  ...REALME_OPPO_VIVO,
  ...THE_OTHERS,
];
