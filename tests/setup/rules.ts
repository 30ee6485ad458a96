import { emulated } from './emulated.ts';

/** Global set-up of the rules suite: Firestore alone. */
export default async function setup() {
  return emulated(['firestore']);
}
