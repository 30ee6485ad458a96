import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { decodable } from './decodable.ts';

/**
 * Keeps the functions host from parsing and inflating bodies and from choking on paths. It runs express' parsers before
 * our code and answers what they cannot read itself: an HTML page with a stack trace instead of a problem with a request
 * id. Node announces each request before the host's server sees it; a neutral Content-Type there makes the host hand every body over as bytes, and
 * the door reads the true one from `rawHeaders`. Only for functions that answer HTTP: events come as JSON that the
 * host has to parse. Where the announcement is missing, only the host's own page for malformed JSON comes back.
 */
export function keepBodiesRaw(): void {
  const answers = process.env['FUNCTION_SIGNATURE_TYPE'] ?? 'http';
  if (answers !== 'http') return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = decodable(request.url ?? '/');
    // Nothing is inflated: a few compressed bytes could fill the instance, before anybody is asked who he is.
    delete request.headers['content-encoding'];
    if (request.headers['content-type'] !== undefined) {
      request.headers['content-type'] = 'application/octet-stream';
    }
  });
}
