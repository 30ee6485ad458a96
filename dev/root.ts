import { fileURLToPath } from 'node:url';

/** The checkout's root folder, without a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** The project id of everything local: real services cannot be reached under a `demo-` id. */
export const localProject = 'demo-bns';

/** An expected obstacle whose message is all that a person needs: printed without a stack. */
export class Obstacle extends Error {
  override name = 'Obstacle';
}
