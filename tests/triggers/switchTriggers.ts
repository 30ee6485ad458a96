import { offsetFrom, portsAt } from '../../dev/ports.mjs';

/** Lets thousands of documents be put in place without an event for each, and switches the events on again. */
export async function switchTriggers(way: 'disable' | 'enable', offset = offsetFrom(0)): Promise<void> {
  const address = `http://127.0.0.1:${portsAt(offset).hub}/functions/${way}BackgroundTriggers`;
  const answer = await fetch(address, { method: 'PUT' });
  if (!answer.ok) throw new Error(`${way} triggers: ${answer.status}`);
}
