import { switchTriggers } from '../tests/triggers/switchTriggers.ts';
import { backend } from '../tests/setup/backend.ts';
import { offset } from '../tests/setup/emulated.ts';
import { OPTIMISING } from './optimising.ts';

/** The emulator goes through all phones, each as often as it has pairs of words: hours for 10,000, which a unit test has. */
const PHONES = 1_000;
const SEARCHES = 200;

/**
 * Searches of all kinds over a market in Firestore: each is asked there and compared with a look at every phone by the
 * rule (FindTerms). Prints what was asked and how many agree.
 * @returns whether all agree
 */
export async function search(): Promise<boolean> {
  process.env['JAVA_TOOL_OPTIONS'] = `${OPTIMISING} ${process.env['JAVA_TOOL_OPTIONS'] ?? ''}`;
  const stop = await backend();
  try {
    await switchTriggers('disable', offset);
    // This reaches the emulator by the environment of now.
    const { compareSearches } = await import('./search/compareSearches.ts');
    const kinds = await compareSearches(PHONES, SEARCHES);
    console.log(`\n${SEARCHES} searches over ${PHONES} phones, whole`);
    console.table(kinds);
    return kinds.every(({ agree, searches }) => agree === searches);
  } finally {
    await stop();
  }
}
