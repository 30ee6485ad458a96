import { onSchedule } from 'firebase-functions/scheduler';
import { REGION } from '../config.ts';
import { logRepaired } from '../log.ts';
import { settleReceipts } from '../store/settleReceipts.ts';
import { repairAll } from './repairAll.ts';

/**
 * Every night, when the market is quiet: buyers who did not say for seven days whether they got their phone count as having
 * it, and what a lost event left behind is found and repaired. The number of what was found
 * is the measure of how reliable the triggers are; a run that fails is repeated.
 */
export const repairCopies = onSchedule(
  {
    schedule: '0 4 * * *',
    timeZone: 'Asia/Dhaka',
    region: REGION,
    memory: '512MiB',
    maxInstances: 1,
    timeoutSeconds: 1800,
    retryCount: 3,
  },
  async () => {
    const receipts = await settleReceipts(Date.now());
    logRepaired({ ...(await repairAll('repair')), receipts });
  },
);
