import { API_NOTICE, FIELD, MESSAGES, NOTICE, PAYMENT_NOTICE, PICTURE } from '@bns/domain';

const said = [MESSAGES, FIELD, NOTICE, PICTURE, API_NOTICE, PAYMENT_NOTICE].flatMap((texts) =>
  Object.values(texts),
);
const fixed = new Set(said.filter((text) => typeof text === 'string'));
/** Sentences about a phone, whatever it is called. */
const shaped = said
  .filter((text) => typeof text === 'function')
  .map((text) => text('\u0000').split('\u0000').map(literally).join('[^]*'))
  .map((pattern) => new RegExp(`^${pattern}$`));

/** @returns whether the product has this sentence for people: whatever else is in an answer came from inside */
export function isOurs(text: unknown): boolean {
  return typeof text === 'string' && (fixed.has(text) || shaped.some((pattern) => pattern.test(text)));
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
