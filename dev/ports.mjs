// The one table of ports. Everything that listens is found by adding one offset to all of them, so that a
// running site (offset 0) and a test run (offset 10000) never meet.

/** Where each service listens at offset 0. */
export const basePorts = Object.freeze({
  hosting: 5050,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  vite: 5173,
  imgbb: 5060,
  // The same stand-in where browsers and fetch may reach it: both refuse 5060, the port of SIP (fetch.spec.whatwg.org/#port-blocking).
  pictures: 5062,
  sslcommerz: 5061,
  // As above: 5061 is SIP's too.
  checkout: 5063,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  firestoreWebsocket: 9150,
});

/** @typedef {keyof typeof basePorts} ServiceName */
/** @typedef {Record<ServiceName, number>} Ports */

const highestPort = 65535;

/** Where tests stand unless BNS_PORT_OFFSET says otherwise. */
export const testOffset = 10_000;

/**
 * The table moved by `offset`. Throws a RangeError where a port would leave the valid range.
 * @param {number} offset whole number, 0 or more
 * @returns {Ports}
 */
export function portsAt(offset) {
  if (!Number.isInteger(offset) || offset < 0)
    throw new RangeError(`Port offset ${offset} is not a whole number`);
  const ports = /** @type {Ports} */ ({ ...basePorts });
  for (const name of /** @type {ServiceName[]} */ (Object.keys(basePorts))) {
    ports[name] = basePorts[name] + offset;
    if (ports[name] > highestPort)
      throw new RangeError(`Port offset ${offset} moves ${name} past ${highestPort}`);
  }
  return ports;
}

/**
 * The offset asked for by BNS_PORT_OFFSET, else `fallback`.
 * @param {number} fallback
 * @param {Record<string, string | undefined>} [env]
 * @returns {number}
 */
export function offsetFrom(fallback, env = process.env) {
  const asked = env['BNS_PORT_OFFSET'];
  return asked === undefined || asked === '' ? fallback : Number(asked);
}
