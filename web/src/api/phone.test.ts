import { ENDPOINTS } from '@bns/domain';
import { expect, test } from 'vitest';
import { aroundCall, phoneCall } from './phone.ts';

test('the calls of a phone’s page are rows of the endpoints table', () => {
  expect(ENDPOINTS.getPhone).toMatchObject(phoneCall);
  expect(ENDPOINTS.phoneAround).toMatchObject(aroundCall);
});
