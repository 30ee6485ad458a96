import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

// What the stand-ins of services outside have in common.

/** One answer over HTTP. */
export interface Answer {
  status: number;
  type: string;
  body: string;
}

export const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

/** The page that a server on a bad day has for everybody. */
export const html = (status: number, words: string): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html><body><h1>${words}</h1></body></html>`,
});

export const plain = (status: number, body: string): Answer => ({ status, type: 'text/plain', body });

export function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
}

/** A request's body as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Listens on this machine alone; what `serve` throws is a 500.
 * @returns what ends it, with all that still wait for an answer
 */
export async function listenAt(ports: readonly number[], serve: Serve): Promise<() => Promise<void>> {
  const stops = await Promise.all(ports.map((port) => listen(port, serve)));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function listen(port: number, serve: Serve): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (!response.headersSent) send(response, plain(500, String(error)));
    });
  });
  // Clients pause for seconds, and a call over a connection that is closed in just that moment is lost.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
