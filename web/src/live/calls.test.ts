import { ENDPOINTS } from '@bns/domain';
import { expect, test } from 'vitest';
import { becomeSellerCall, createSessionTokenCall, putUserCall } from './calls.ts';

test('the calls of the session are rows of the endpoints table', () => {
  expect(ENDPOINTS.putUser).toMatchObject(putUserCall);
  expect(ENDPOINTS.createSessionToken).toMatchObject(createSessionTokenCall);
  expect(ENDPOINTS.becomeSeller).toMatchObject(becomeSellerCall);
});
