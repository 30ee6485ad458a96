import { REGION } from '../config.ts';
import { described, logGivenUp } from '../log.ts';
import { keepDeadLetter } from '../store/deadLetters.ts';

/** Longer than an ordinary outage, shorter than the day for which the platform would repeat a poison event. */
export const GIVE_UP_AFTER_MS = 60 * 60 * 1000;

/**
 * For each trigger: the platform repeats an event whose handler fails, with growing pauses. The ceiling on instances
 * keeps a flood of writes from becoming a bill; what waits is delivered later. The time is the longest that the platform
 * gives to an event: who has more copies to write is cut off there, and goes on where it stopped when the event comes again.
 */
export const RETRIED = {
  region: REGION,
  retry: true,
  memory: '256MiB',
  maxInstances: 10,
  timeoutSeconds: 540,
} as const;

type DocumentEvent = { id: string; time: string; document: string };

/**
 * Runs a trigger's work. What it throws escapes, so that the event comes again, until the event is an hour old: then it
 * becomes a dead letter and stays away. An event that comes late for the first time is still worked on.
 * @param event the event's id, time (ISO 8601) and document path
 */
export async function retried(
  trigger: string,
  event: DocumentEvent,
  work: () => Promise<void>,
  now = new Date(),
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (now.getTime() - Date.parse(event.time) < GIVE_UP_AFTER_MS) throw error;
    const { name, code } = described(error);
    await keepDeadLetter(
      event.id,
      { trigger, path: event.document, eventTime: event.time, error: { name, code } },
      now,
    );
    logGivenUp(trigger, event.id, error);
  }
}
