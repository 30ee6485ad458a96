import { ENDPOINTS } from '@bns/domain';
import { expect, test } from 'vitest';
import { createSessionTokenCall, putUserCall } from './calls.ts';

test('the calls of the session are rows of the endpoints table', () => {
  expect(ENDPOINTS.putUser).toMatchObject(putUserCall);
  expect(ENDPOINTS.createSessionToken).toMatchObject(createSessionTokenCall);
});
