/** Ports at offset 0, as dev/ports.mjs has them. */
const BASE = { hosting: 5050, vite: 5173, auth: 9099, firestore: 8080 } as const;

/**
 * Where the emulators listen, told from the page's own port: every service is moved by the same offset.
 * @param served by Hosting (a built page) or by Vite (`npm run dev`)
 */
export function emulatorPorts(
  pagePort: number,
  served: 'hosting' | 'vite',
): { auth: number; firestore: number } {
  const offset = pagePort - BASE[served];
  return { auth: BASE.auth + offset, firestore: BASE.firestore + offset };
}

/** The emulators of this build, or null where it speaks to a real project. */
export function emulators(): { auth: number; firestore: number } | null {
  const { DEV, MODE } = import.meta.env;
  if (!DEV && MODE !== 'emulator') return null;
  return emulatorPorts(Number(location.port), DEV ? 'vite' : 'hosting');
}
