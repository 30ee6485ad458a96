import { good, missing } from './finding.mjs';

/** @type {Record<import('../ports.mjs').ServiceName, string>} */
const spoken = {
  hosting: 'Hosting',
  functions: 'Functions',
  firestore: 'Firestore',
  auth: 'Auth',
  vite: 'the Vite dev server',
  imgbb: 'the imgbb stand-in',
  pictures: 'the imgbb stand-in',
  sslcommerz: 'the SSLCommerz stand-in',
  checkout: 'the SSLCommerz stand-in',
  hub: 'the emulator hub',
  logging: 'the emulator log',
  eventarc: 'Eventarc',
  tasks: 'Cloud Tasks',
  firestoreWebsocket: 'Firestore’s websocket',
};

/**
 * One finding per busy port, or one that says all are free.
 * @param {import('../ports.mjs').Ports} ports
 * @param {readonly import('../ports.mjs').ServiceName[]} busy
 * @returns {import('./finding.mjs').Finding[]}
 */
export function judgePorts(ports, busy) {
  if (busy.length === 0) return [good('Ports', 'all free.')];
  return busy.map((name) =>
    missing(
      'Ports',
      `Port ${ports[name]}, which ${spoken[name]} needs, is in use: stop the program that holds it, or move ` +
        'all of BNS by setting BNS_PORT_OFFSET (for example BNS_PORT_OFFSET=200).',
    ),
  );
}
