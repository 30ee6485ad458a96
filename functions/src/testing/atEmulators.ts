/**
 * Import first in a test that calls the code directly: its data lies in a project of its own, so that the functions that
 * the emulator runs for the other tests do not see it and cannot be what makes a test pass. Files that run at the same
 * time do not see each other's either.
 */
export const project = `demo-direct-${process.env['VITEST_POOL_ID'] ?? '0'}`;

for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']) {
  if (process.env[name] === undefined) throw new Error(`${name} is set by the global set-up of the suite`);
}
process.env['GCLOUD_PROJECT'] = project;
// Nobody's credentials are looked for: the emulators ask for none.
process.env['METADATA_SERVER_DETECTION'] = 'none';
