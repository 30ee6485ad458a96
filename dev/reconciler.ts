import { localProject } from './root.ts';
import type { Ports } from './ports.mjs';
import { localStore } from './runFolder.ts';

/** As often as the scheduled function `settlePayments` runs in the cloud. */
const EVERY_MS = 2 * 60 * 1000;

/**
 * Looks at the payments that are due, as `settlePayments` does: no clock calls a scheduled function in the emulators.
 * @returns what ends it
 */
export async function startReconciler(ports: Ports): Promise<() => void> {
  process.env['GCLOUD_PROJECT'] = localProject;
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${ports.firestore}`;
  const { gatewayOf } = await import('../functions/src/outside/gatewayOf.ts');
  const { reconcile } = await import('../functions/src/payments/reconcile.ts');
  const { documents } = await import('../functions/src/store/documents.ts');
  const site = `http://127.0.0.1:${ports.hosting}`;
  const store = { url: `http://127.0.0.1:${ports.checkout}`, storeId: localStore.storeId };
  const gateway = gatewayOf({ gateway: store, site }, () => localStore.password);
  let looking: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    looking ??= reconcile({ documents, gateway, now: Date.now })
      .catch((error: unknown) => console.error('  payments could not be looked at:', error))
      .finally(() => (looking = null));
  }, EVERY_MS);
  return () => clearInterval(timer);
}
