import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type PersonName, tokenOf } from '../cast/people.ts';
import { loadRules } from './loadRules.ts';
import { theWorld, today } from './world.ts';

/** The project of the emulator in which the files of this folder meet. */
export const projectId = 'demo-rules';

/** Documents by path; null: not there. */
export type Documents = Record<string, object | null>;

export type Stage = {
  /** Firestore as this person's browser sees it. */
  as: (who: PersonName, token?: TokenOptions) => Firestore;
  /** Writes documents past the rules. */
  given: (documents: Documents) => Promise<void>;
  /** A stored document, read past the rules. */
  stored: (path: string) => Promise<object | undefined>;
};

/** The day for which the world stands untouched; '' once it was changed. */
let standsFor = '';
/** @returns whether the next test finds the world as it is now */
export const isUntouched = () => standsFor !== '';

/** The rules let it pass; the next test gets the world anew. */
export async function passes(attempt: Promise<unknown>): Promise<void> {
  standsFor = '';
  await assertSucceeds(attempt);
}

/** The rules refuse it, and nothing else does. */
export async function refused(attempt: Promise<unknown>): Promise<void> {
  await assertFails(attempt);
}

/** One environment for a test file, with {@link theWorld} as it is before each test. */
export function openStage(): Stage {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const app = initializeApp({ projectId }, projectId);
  const past = getFirestore(app);
  const browsers = new Map<PersonName, Firestore>();
  let environment: RulesTestEnvironment;

  const open = (who: PersonName, token?: TokenOptions) => {
    const context =
      who === 'guest'
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(who, { ...tokenOf(who), ...token });
    // Its type is that of the older interface; the functions of the present one take it.
    return context.firestore() as unknown as Firestore;
  };

  async function given(documents: Documents) {
    standsFor = '';
    const batch = past.batch();
    for (const [path, data] of Object.entries(documents)) {
      if (data === null) batch.delete(past.doc(path));
      else batch.set(past.doc(path), data);
    }
    await batch.commit();
  }

  beforeAll(async () => {
    setLogLevel('silent');
    environment = await initializeTestEnvironment({ projectId });
    await loadRules(emulator, projectId);
  });
  beforeEach(async () => {
    const day = today();
    if (standsFor === day) return;
    await environment.clearFirestore();
    await given(theWorld());
    standsFor = day;
  });
  afterAll(async () => {
    await environment.cleanup();
    await deleteApp(app);
  });

  return {
    as(who, token) {
      if (token !== undefined) return open(who, token);
      const browser = browsers.get(who) ?? open(who);
      browsers.set(who, browser);
      return browser;
    },
    given,
    stored: async (path) => (await past.doc(path).get()).data(),
  };
}
