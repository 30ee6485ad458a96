import { createServer } from 'node:net';

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Which of the named services find their port taken on this machine.
 * @param {import('../ports.mjs').Ports} ports
 * @param {readonly import('../ports.mjs').ServiceName[]} names
 * @returns {Promise<import('../ports.mjs').ServiceName[]>}
 */
export async function findBusy(ports, names) {
  const free = await Promise.all(names.map((name) => isFree(ports[name])));
  return names.filter((_, index) => !free[index]);
}
