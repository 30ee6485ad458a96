import { type App, deleteApp, initializeApp } from 'firebase-admin/app';

/** Where the seed goes: emulators and the imgbb stand-in, never a real project. */
export type SeedTarget = {
  /** `127.0.0.1:8080` */
  firestoreHost: string;
  /** `127.0.0.1:9099` */
  authHost: string;
  /** `http://127.0.0.1:5060` */
  imgbbUrl: string;
  /** Begins with `demo-`. */
  projectId: string;
  log(line: string): void;
};

/**
 * Lets `act` work on the emulators of the target. The Admin SDK finds them by the environment alone.
 * @throws Error where the project could be a real one
 */
export async function onEmulators<Outcome>(
  { projectId, firestoreHost, authHost }: SeedTarget,
  act: (app: App) => Promise<Outcome>,
): Promise<Outcome> {
  if (!projectId.startsWith('demo-')) {
    throw new Error(
      `The seed writes to local projects only, whose ids begin with demo-; this one is ${projectId}`,
    );
  }
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
  const app = initializeApp({ projectId }, `seed-${firestoreHost}`);
  try {
    return await act(app);
  } finally {
    await deleteApp(app);
  }
}
