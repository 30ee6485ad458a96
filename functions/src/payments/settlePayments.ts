import { onSchedule } from 'firebase-functions/scheduler';
import { config, REGION, SSLCOMMERZ_STORE_PASSWORD } from '../config.ts';
import { logReconciled } from '../log.ts';
import { gatewayOf } from '../outside/gatewayOf.ts';
import { documents } from '../store/documents.ts';
import { reconcile } from './reconcile.ts';

/**
 * Every two minutes: payments that are due are looked at, whether anybody told of them or not. Where online payment is
 * off, nobody is asked, and the rest goes on.
 */
export const settlePayments = onSchedule(
  {
    schedule: '*/2 * * * *',
    timeZone: 'Asia/Dhaka',
    region: REGION,
    memory: '256MiB',
    maxInstances: 1,
    timeoutSeconds: 540,
    secrets: [SSLCOMMERZ_STORE_PASSWORD],
  },
  async () => {
    const gateway = gatewayOf(config(), () => SSLCOMMERZ_STORE_PASSWORD.value());
    logReconciled(await reconcile({ documents, gateway, now: Date.now }));
  },
);
