import { ENDPOINTS } from '@bns/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { putBrand, putBrandCall } from './brands.ts';
import { actOnPerson, personCall } from './people.ts';
import { declineOrder, handOverOrder, orderCall, receiveOrder } from './orders.ts';
import {
  editProduct,
  editProductCall,
  removeProduct,
  removeProductCall,
  sellProduct,
  sellProductCall,
} from './products.ts';
import { dismissReport, dismissReportCall } from './reports.ts';

const answer = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', answer);
afterEach(() => answer.mockReset());
const asked = () => answer.mock.calls.map(([url, init]) => `${init?.method} ${url as string}`);

test('the calls are rows of the endpoints table', () => {
  for (const call of [
    ...(['delete', 'admin', 'verify', 'unverify'] as const).map(personCall),
    removeProductCall,
    sellProductCall,
    editProductCall,
    ...(['decline', 'hand-over', 'received'] as const).map(orderCall),
    dismissReportCall,
    putBrandCall,
  ])
    expect(Object.values(ENDPOINTS)).toContainEqual(expect.objectContaining(call));
});

test.each([
  [1, true],
  [0, false],
])('a person is named by the e-mail; %i modified is told as %s', async (modifiedCount, changed) => {
  answer.mockResolvedValue(Response.json({ acknowledged: true, matchedCount: 1, modifiedCount }));
  expect(await actOnPerson('admin', 'a+b@bns.test')).toBe(changed);
  expect(asked()).toEqual(['PUT /api/users/admin?email=a%2Bb%40bns.test']);
});

test('a phone is named by its id', async () => {
  answer.mockResolvedValue(Response.json({ acknowledged: true, deletedCount: 1 }));
  await removeProduct('a/b');
  expect(asked()).toEqual(['PUT /api/products/a%2Fb']);
});

test('reports are named by their phone', async () => {
  answer.mockResolvedValue(Response.json({ acknowledged: true, matchedCount: 1, modifiedCount: 1 }));
  await dismissReport('a-b');
  expect(asked()).toEqual(['PUT /api/products/reported-products/a-b/dismiss']);
});

test.each([
  ['added', { upsertedId: 'walton', modifiedCount: 0 }, true],
  ['renamed', { upsertedId: null, modifiedCount: 1 }, true],
  ['called so already', { upsertedId: null, modifiedCount: 0 }, false],
])('a brand that is %s', async (_, outcome, changed) => {
  answer.mockResolvedValue(Response.json({ acknowledged: true, ...outcome }));
  expect(await putBrand('walton', { categoryName: 'Walton' })).toBe(changed);
  expect(asked()).toEqual(['PUT /api/categories/walton']);
  expect(answer.mock.calls[0]?.[1]?.body).toBe('{"categoryName":"Walton"}');
});

test('a booking is named by its id, and what is said of it goes along', async () => {
  const acts = [() => declineOrder('b_p'), () => handOverOrder('b_p'), () => receiveOrder('b_p', false)];
  for (const act of acts) {
    answer.mockResolvedValue(Response.json({ acknowledged: true, matchedCount: 1, modifiedCount: 1 }));
    expect(await act()).toBe(true);
  }
  expect(asked()).toEqual([
    'PUT /api/orders/b_p/decline',
    'PUT /api/orders/b_p/hand-over',
    'PUT /api/orders/b_p/received',
  ]);
  expect(answer.mock.calls.map(([, init]) => init?.body)).toEqual([
    undefined,
    undefined,
    '{"received":false}',
  ]);
});

test('a phone is sold to a booking or to somebody else', async () => {
  for (const to of ['b_p', undefined]) {
    answer.mockResolvedValue(Response.json({ acknowledged: true, matchedCount: 1, modifiedCount: 0 }));
    expect(await sellProduct('p', to)).toBe(false);
  }
  expect(asked()).toEqual(['PUT /api/products/p/sold', 'PUT /api/products/p/sold']);
  expect(answer.mock.calls.map(([, init]) => init?.body)).toEqual(['{"orderId":"b_p"}', '{}']);
});

test('an edit sends what is changed', async () => {
  answer.mockResolvedValue(Response.json({ acknowledged: true, matchedCount: 1, modifiedCount: 1 }));
  expect(await editProduct('p', { title: 'Other' })).toBe(true);
  expect(asked()).toEqual(['PATCH /api/products/p']);
  expect(answer.mock.calls[0]?.[1]?.body).toBe('{"title":"Other"}');
});
