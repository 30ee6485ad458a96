import { switchTriggers } from '../triggers/switchTriggers.ts';

/** From the first file on, what the tests and the API write causes no event. */
await switchTriggers('disable');
