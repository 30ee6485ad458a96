import { createServer } from 'node:http';
import { type AddressInfo, createServer as createProbe } from 'node:net';
import { bodyOf } from '../standIn.ts';
import { startSslcommerz } from './server.ts';

/** A port that nobody listens at just now. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createProbe().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

export const STORE = { storeId: 'bnslocal', password: 'local-store-secret' };

/** A stand-in, and a shop that answers 303 to what it is sent and keeps it: where and what. */
export async function aShop(now: () => number) {
  const port = await freePort();
  const stop = await startSslcommerz({ port, ...STORE, now });
  const posts: { path: string; form: URLSearchParams }[] = [];
  const shop = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      posts.push({ path: request.url ?? '', form: new URLSearchParams(body) });
      response.writeHead(303, { location: '/dashboard' }).end();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const callbacks = {
    success: `${at}/success`,
    fail: `${at}/fail`,
    cancel: `${at}/cancel`,
    ipn: `${at}/ipn`,
  };
  return {
    site: `http://127.0.0.1:${port}`,
    callbacks,
    posts,
    stop: async () => {
      shop.closeAllConnections();
      await new Promise((resolve) => shop.close(resolve));
      await stop();
    },
  };
}
