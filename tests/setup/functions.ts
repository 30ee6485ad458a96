import { backend } from './backend.ts';

/** Global set-up of the functions suite. */
export default backend;
