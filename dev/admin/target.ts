import { offsetFrom, portsAt } from '../ports.mjs';
import { localProject, Obstacle } from '../root.ts';

/**
 * Points the Admin SDK, which is led by the environment alone, at the emulators of this machine or at a real project.
 * @param project undefined or beginning with `demo-` for the emulators at BNS_PORT_OFFSET
 * @throws Obstacle where nothing runs here, or where there are no credentials
 */
export async function aimAt(project: string = localProject): Promise<void> {
  process.env['GCLOUD_PROJECT'] = project;
  await (project.startsWith('demo-') ? aimAtEmulators() : aimAtGoogle());
}

async function aimAtEmulators(): Promise<void> {
  const { firestore, auth } = portsAt(offsetFrom(0));
  await Promise.all([firestore, auth].map(requireAnswer));
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${firestore}`;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${auth}`;
  // Otherwise the Admin SDK asks the network whether it runs in Google's cloud.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
}

async function requireAnswer(port: number): Promise<void> {
  try {
    await fetch(`http://127.0.0.1:${port}/`);
  } catch (cause) {
    throw new Obstacle(
      `Nothing answers at 127.0.0.1:${port}. Start BNS with npm start, or name a project with --project.`,
      { cause },
    );
  }
}

/** A shell that has worked with emulators before must not send a real command to them. */
async function aimAtGoogle(): Promise<void> {
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const { applicationDefault } = await import('firebase-admin/app');
  try {
    await applicationDefault().getAccessToken();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : '';
    throw new Obstacle(
      `No credentials for Google Cloud work on this machine. Run gcloud auth application-default login, or set GOOGLE_APPLICATION_CREDENTIALS.\n(${why})`,
      { cause },
    );
  }
}
