import type { Ports } from './ports.mjs';

const accounts = [
  ['admin@bns.test', 'admin'],
  ['seller@bns.test', 'seller, verified'],
  ['newseller@bns.test', 'seller, not verified'],
  ['buyer@bns.test', 'buyer'],
  ['buyer2@bns.test', 'buyer'],
] as const;
const column = 22;

/** The table that a person reads once everything runs: where to look and whom to sign in as. */
export function welcome(ports: Ports, dev: boolean): string {
  const at = (port: number, path = '') => `http://127.0.0.1:${port}${path}`;
  const addresses = [
    ...(dev ? [['BNS, hot reload', at(ports.vite)] as const] : []),
    ['BNS', at(ports.hosting)],
    ['REST API', at(ports.hosting, '/api')],
    ['imgbb stand-in', at(ports.pictures)],
    ['SSLCommerz stand-in', at(ports.checkout)],
    ['Firestore, Auth', `127.0.0.1:${ports.firestore}, 127.0.0.1:${ports.auth}`],
  ] as const;
  const row = ([left, right]: readonly [string, string]) => `  ${left.padEnd(column)}${right}`;
  return [
    '',
    ...addresses.map(row),
    '',
    ...accounts.map(row),
    row(['password', 'bns-demo-1']),
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
}
