import { onSchedule } from 'firebase-functions/scheduler';
import { REGION } from '../config.ts';
import { logRepaired } from '../log.ts';
import { repairAll } from './repairAll.ts';

/**
 * Every night, when the market is quiet: what a lost event left behind is found and repaired. The number of what was found
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
  async () => logRepaired(await repairAll('repair')),
);
