import { expect, test } from 'vitest';
import { KEPT_HEADER } from '../src/api/keptHeader.ts';
import { marked } from './marked.ts';

test('a kept answer says that it is one, and else what it said', async () => {
  const answer = marked(Response.json({ advertised: [] }, { status: 200, headers: { etag: 'x' } }));
  expect([answer.status, answer.headers.get('etag'), answer.headers.get(KEPT_HEADER)]).toEqual([
    200,
    'x',
    'yes',
  ]);
  expect(await answer.json()).toEqual({ advertised: [] });
});
