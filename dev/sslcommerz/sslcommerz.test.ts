import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { gatewayAt } from '../../functions/src/outside/sslcommerz.ts';
import { aShop, STORE } from './aShop.ts';
import type { PayBody, Paid } from './control.ts';
import type { SwitchBody } from './switches.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }));

let shop: Awaited<ReturnType<typeof aShop>>;
let now = 0;
let count = 0;
let tranId = '';

beforeAll(async () => {
  shop = await aShop(() => now);
});
afterAll(() => shop.stop());

const post = (path: string, body: string | URLSearchParams) =>
  fetch(`${shop.site}${path}`, { method: 'POST', body, redirect: 'manual' });
const control = async (path: string, body: object) => {
  const answer = await post(path, JSON.stringify(body));
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
const switchTo = (body: SwitchBody) => control('/__switch', body);
const pay = (how: PayBody['how'], browser = false): Promise<Paid> =>
  control('/__pay', { tranId, how, browser });
const seen = async () => (await fetch(`${shop.site}/__requests`)).json();

beforeEach(async () => {
  now = Date.parse('2026-11-27T14:41:50Z');
  count += 1;
  tranId = `BNS${String(count).padStart(24, '0')}`;
  shop.posts.length = 0;
  await control('/__switch', { reset: true });
});

const gateway = (password = STORE.password, timeoutMs = 5000) =>
  gatewayAt({ url: shop.site, ...STORE, password, callbacks: shop.callbacks, timeoutMs });
const order = () => ({
  tranId,
  amountTk: 13260,
  title: 'Nokia <3310>',
  categoryName: 'Nokia',
  buyer: { name: 'রহিম', email: 'buyer@bns.test', phone: '01712345678', location: 'Dhaka' },
});
const open = () => gateway().openSession(order());
const UPSTREAM = { code: 'upstream' };

describe('our own client', () => {
  test('opens, is paid, validates, asks and refunds', async () => {
    const session = await open();
    expect(session.gatewayUrl).toBe(
      `${shop.site}/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=${session.sessionKey}`,
    );
    expect(await gateway().inquire(tranId)).toEqual({ valIds: [], ended: null });
    const { valId, form } = await pay('bkash');
    const message = { tranId, valId, status: 'VALID', isSigned: true };
    expect(gateway().readMessage(new URLSearchParams(form))).toEqual(message);
    const first = await gateway().validate(valId ?? '');
    expect(first).toEqual({
      status: 'VALID',
      tranId,
      valId,
      amount: 1_326_000,
      currency: 'BDT',
      isRisky: false,
      bankTranId: form['bank_tran_id'],
      cardType: 'BKASH-BKash',
      storeAmount: 1_292_850,
      paidAtMs: now,
    });
    expect(await gateway().validate(valId ?? '')).toEqual({ ...first, status: 'VALIDATED' });
    expect(await gateway().inquire(tranId)).toEqual({ valIds: [valId], ended: null });
    const refund = { bankTranId: first.bankTranId, amount: 1_326_000, remarks: 'sold', refId: 'R1' };
    const { status, refundRef } = await gateway().refund(refund);
    expect([status, await gateway().askRefund(refundRef ?? '')]).toEqual(['success', { status, refundRef }]);
  });

  test('case 47: meets one amount in two forms', async () => {
    await open();
    const { valId, form } = await pay('card');
    const query = new URLSearchParams({
      store_id: STORE.storeId,
      store_passwd: STORE.password,
      v: '1',
      format: 'json',
    });
    query.set('val_id', valId ?? '');
    const record = await (
      await fetch(`${shop.site}/validator/api/validationserverAPI.php?${query.toString()}`)
    ).json();
    expect([form['amount'], record.amount]).toEqual(['13260', '13260.00']);
  });

  test.each([
    ['fail', 'FAILED', 'failed'],
    ['cancel', 'CANCELLED', 'cancelled'],
  ] as const)('hears of %s', async (how, status, ended) => {
    await open();
    const { valId, form } = await pay(how);
    expect(valId).toBeNull();
    expect(gateway().readMessage(new URLSearchParams(form))).toEqual({
      tranId,
      valId,
      status,
      isSigned: true,
    });
    expect(await gateway().inquire(tranId)).toEqual({ valIds: [], ended });
  });

  test('finds an unknown payment invalid, and an unknown attempt without elements', async () => {
    expect((await gateway().validate('VAL404')).status).toBe('INVALID_TRANSACTION');
    expect(await gateway().inquire(tranId)).toEqual({ valIds: [], ended: null });
  });

  test('case 45: gets nothing with a wrong password', async () => {
    const wrong = gateway('wrong');
    await expect(wrong.openSession(order())).rejects.toMatchObject(UPSTREAM);
    await expect(wrong.validate('V')).rejects.toMatchObject(UPSTREAM);
    await expect(wrong.inquire(tranId)).rejects.toMatchObject(UPSTREAM);
    await expect(wrong.askRefund('R')).rejects.toMatchObject(UPSTREAM);
  });
});

describe('a session', () => {
  const form = (change: Record<string, string>) =>
    new URLSearchParams({
      store_id: STORE.storeId,
      store_passwd: STORE.password,
      total_amount: '10.00',
      currency: 'BDT',
      tran_id: tranId,
      product_category: 'Nokia',
      product_name: 'Nokia',
      product_profile: 'physical-goods',
      shipping_method: 'NO',
      num_of_item: '1',
      success_url: shop.callbacks.success,
      fail_url: shop.callbacks.fail,
      cancel_url: shop.callbacks.cancel,
      ipn_url: shop.callbacks.ipn,
      cus_name: 'Rahim',
      cus_email: 'buyer@bns.test',
      cus_add1: 'Dhaka',
      cus_city: 'Dhaka',
      cus_postcode: '1000',
      cus_country: 'Bangladesh',
      cus_phone: '01712345678',
      ...change,
    });
  const ask = async (change: Record<string, string>) => {
    const answer = await post('/gwprocess/v4/api.php', form(change));
    const { status, failedreason, GatewayPageURL } = await answer.json();
    return [answer.status, status, failedreason, typeof GatewayPageURL];
  };

  test.each([{}, { total_amount: '500000' }, { product_name: 'x'.repeat(255) }])(
    'is opened with %j',
    async (change) => {
      expect(await ask(change)).toEqual([200, 'SUCCESS', '', 'string']);
    },
  );

  test.each([
    [{ store_passwd: 'wrong' }, 'Store Credential Error Or Store is De-active'],
    [{ store_id: 'other' }, 'Store Credential Error Or Store is De-active'],
    [{ total_amount: '9.99' }, 'Amount must be 10.00 to 500000.00 BDT'],
    [{ total_amount: '500000.01' }, 'Amount must be 10.00 to 500000.00 BDT'],
    [{ total_amount: '1e3' }, 'Amount must be 10.00 to 500000.00 BDT'],
    [{ currency: 'USD' }, 'Currency must be BDT'],
    [{ cus_phone: '' }, 'Required field missing: cus_phone'],
    [{ cus_name: 'x'.repeat(51) }, 'Field too long: cus_name'],
    [{ value_a: 'x'.repeat(256) }, 'Field too long: value_a'],
    [{ ipn_url: 'bns' }, 'No address: ipn_url'],
  ])('is refused with %j', async (change, reason) => {
    expect(await ask(change)).toEqual([200, 'FAILED', reason, 'undefined']);
  });

  test('is refused for a tran_id that had one', async () => {
    await open();
    expect(await ask({})).toEqual([200, 'FAILED', 'Duplicate tran_id', 'undefined']);
  });
});

describe('the customer’s page', () => {
  const page = async (url: string) => {
    const answer = await fetch(url);
    return { status: answer.status, text: await answer.text() };
  };
  const press = async (how: string) => {
    const { sessionKey } = await open();
    const answer = await post('/gwprocess/v4/pay.php', new URLSearchParams({ SESSIONKEY: sessionKey, how }));
    return answer.text();
  };

  test('names the shop, the amount and the phone, and says what it is', async () => {
    const { text } = await page((await open()).gatewayUrl);
    expect(text).toContain('<h1>Pay BNS 13,260 Tk</h1>');
    expect(text).toContain('<p>Nokia &lt;3310&gt;</p>');
    expect(text).toContain('No money moves');
    expect(
      text.match(/value="\w+"[^>]*>[^<]+<\/button>/g)?.map((one) => one.replace(/.*>(.+)<.*/, '$1')),
    ).toEqual(['Pay with bKash', 'Pay with card', 'Pay with bKash and close', 'Fail', 'Cancel', 'Leave']);
  });

  test.each([
    ['bkash', 'success', 'VALID'],
    ['card', 'success', 'VALID'],
    ['fail', 'fail', 'FAILED'],
    ['cancel', 'cancel', 'CANCELLED'],
  ])('sends the browser back from %s to %s, after the IPN', async (how, where, status) => {
    const text = await press(how);
    expect(text).toContain(
      `<form method="post" action="${shop.callbacks.success.replace('success', where)}">`,
    );
    expect(text).toContain(`name="status" value="${status}"`);
    expect(text).toContain('.submit()');
    expect(text).toContain('Back to BNS</button>');
    expect(shop.posts.map(({ path }) => path)).toEqual(['/ipn']);
  });

  test.each([
    ['bkashAndClose', ['/ipn']],
    ['leave', []],
  ])('lets the browser go after %s', async (how, paths) => {
    const text = await press(how);
    expect([text.includes('You can close this page'), text.includes('<form')]).toEqual([true, false]);
    expect(shop.posts.map(({ path }) => path)).toEqual(paths);
  });

  test('says so where the session is unknown', async () => {
    const { status, text } = await page(`${shop.site}/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=404`);
    expect([status, text.includes('No such session')]).toEqual([404, true]);
  });

  test('case 46: has expired after half an hour, and tells the shop once', async () => {
    const { gatewayUrl } = await open();
    now += 30 * 60 * 1000 + 1;
    await page(gatewayUrl);
    const { text } = await page(gatewayUrl);
    expect([text.includes('This session has expired'), text.includes('.submit()')]).toEqual([true, false]);
    expect(shop.posts.map(({ path, form }) => [path, form.get('status')])).toEqual([['/ipn', 'EXPIRED']]);
    expect(await gateway().inquire(tranId)).toEqual({ valIds: [], ended: 'expired' });
  });

  test('sends the IPN after the browser where that is switched', async () => {
    await switchTo({ ipn: 'after' });
    await press('bkash');
    expect(shop.posts).toEqual([]);
    await expect.poll(() => shop.posts.length, { timeout: 15_000 }).toBe(1);
  });
});

describe('what was done', () => {
  test('is done once however often one pays, and may be paid after a cancel, or cancelled after', async () => {
    await open();
    await pay('cancel');
    const { valId } = await pay('bkash');
    expect((await pay('card')).valId).toBe(valId);
    await pay('cancel');
    expect(await gateway().inquire(tranId)).toEqual({ valIds: [valId], ended: null });
  });

  test('is posted as by a browser where that is wanted, and all is remembered', async () => {
    await open();
    const { form } = await pay('bkash', true);
    expect(shop.posts.map(({ path }) => path)).toEqual(['/ipn', '/success']);
    expect(Object.fromEntries(shop.posts[1]?.form ?? [])).toEqual(form);
    expect(await seen()).toMatchObject({
      calls: [{ call: 'session', tranId, status: 200, said: 'SUCCESS' }],
      messages: [
        { to: 'ipn', tranId, answer: 303, location: '/dashboard' },
        { to: 'browser', tranId, answer: 303, location: '/dashboard' },
      ],
    });
    expect(JSON.stringify(await seen())).not.toContain(STORE.password);
  });

  test('needs a session', async () => {
    await expect(pay('bkash')).rejects.toThrow('No session was opened');
  });
});

describe('the switch', () => {
  const read = () => shop.posts.map(({ form }) => gateway().readMessage(form));

  test.each([
    ['before', ['/ipn', '/success']],
    ['after', ['/success', '/ipn']],
    ['twice', ['/ipn', '/ipn', '/success']],
    ['never', ['/success']],
    ['late', ['/success']],
  ] as const)('ipn: %s', async (ipn, paths) => {
    await switchTo({ ipn, tranId });
    await open();
    await pay('bkash', true);
    expect(shop.posts.map(({ path }) => path)).toEqual(paths);
  });

  test('ipn: late holds it until it is released', async () => {
    await switchTo({ ipn: 'late' });
    await open();
    const { valId } = await pay('bkash');
    expect(await control('/__release', { tranId: 'other' })).toEqual({ sent: 0 });
    expect(await control('/__release', {})).toEqual({ sent: 1 });
    expect(read()).toEqual([{ tranId, valId, status: 'VALID', isSigned: true }]);
    expect(await control('/__release', {})).toEqual({ sent: 0 });
  });

  test.each([
    ['tampered', '10', STORE.storeId],
    ['otherStore', '13260', 'otherstore'],
  ] as const)('ipn: %s is not signed by us', async (ipn, amount, storeId) => {
    await switchTo({ ipn });
    await open();
    const { valId } = await pay('bkash');
    expect(read()).toEqual([{ tranId, valId, status: 'VALID', isSigned: false }]);
    const [message] = shop.posts;
    expect([message?.form.get('amount'), message?.form.get('store_id')]).toEqual([amount, storeId]);
  });

  test('ipn makes even one who leaves be told of', async () => {
    await switchTo({ ipn: 'before' });
    await open();
    await pay('leave');
    expect(read()).toEqual([{ tranId, valId: null, status: 'UNATTEMPTED', isSigned: true }]);
    expect(await gateway().inquire(tranId)).toEqual({ valIds: [], ended: null });
  });

  test('case 46: risk and currency are told by the message and by the record', async () => {
    await switchTo({ risk: 1, currency: 'USD', tranId });
    await open();
    const { valId, form } = await pay('card');
    expect([form['risk_level'], form['currency']]).toEqual(['1', 'USD']);
    expect(await gateway().validate(valId ?? '')).toMatchObject({ isRisky: true, currency: 'USD' });
  });

  test('case 46: status EXPIRED ends a session at once', async () => {
    await open();
    await switchTo({ status: 'EXPIRED', tranId });
    expect(await gateway().inquire(tranId)).toEqual({ valIds: [], ended: 'expired' });
    const { valId, form } = await pay('bkash');
    expect([valId, form['status']]).toEqual([null, 'EXPIRED']);
  });

  test.each(['500', 'html'] as const)('case 45: answer %s for one call and one time', async (answer) => {
    await switchTo({ answer, call: 'session', times: 1 });
    expect(await gateway().inquire(tranId)).toEqual({ valIds: [], ended: null });
    await expect(open()).rejects.toMatchObject(UPSTREAM);
    await open();
    const { calls } = await seen();
    expect(calls.map(({ call, said }: { call: string; said: string }) => [call, said])).toEqual([
      ['query', 'DONE'],
      ['session', ''],
      ['session', 'SUCCESS'],
    ]);
  });

  test('answers so for one product', async () => {
    await switchTo({ answer: '500', call: 'session', product: 'Nokia 3311' });
    await open();
    await switchTo({ answer: '500', call: 'session', product: order().title });
    await expect(open()).rejects.toMatchObject(UPSTREAM);
  });

  test('case 45: silence does what was asked, and says so too late', async () => {
    await switchTo({ answer: 'silence', call: 'session', silenceMs: 3_600_000 });
    await expect(gateway(STORE.password, 100).openSession(order())).rejects.toMatchObject(UPSTREAM);
    await expect
      .poll(async () => (await seen()).calls, { timeout: 15_000 })
      .toMatchObject([{ said: 'SUCCESS' }]);
    expect((await pay('bkash')).valId).not.toBeNull();
  });

  test.each([
    ['failed', 'failed', 'failed'],
    ['processing', 'processing', 'success'],
  ] as const)('refund: %s', async (refund, first, later) => {
    await open();
    const { form } = await pay('bkash');
    await switchTo({ refund, times: 1 });
    const asked = { bankTranId: form['bank_tran_id'] ?? '', amount: 1_326_000, remarks: 'sold', refId: 'R1' };
    const { status, refundRef } = await gateway().refund(asked);
    expect([status, (await gateway().askRefund(refundRef ?? '')).status]).toEqual([first, later]);
  });

  test.each([{ ipn: 'sometimes' }, { answers: '500' }, { answer: '500', call: 'pay' }, {}, { tranId: 'T' }])(
    '%j is none',
    async (body) => {
      await expect(control('/__switch', body)).rejects.toThrow();
    },
  );
});

test('no more is refunded than was paid', async () => {
  await open();
  const { form } = await pay('bkash');
  const refund = (amount: number) =>
    gateway().refund({ bankTranId: form['bank_tran_id'] ?? '', amount, remarks: 'sold', refId: 'R' });
  const answers = [
    await refund(1_326_001),
    await refund(1_000_000),
    await refund(1_000_000),
    await refund(326_000),
  ];
  expect(answers.map(({ status }) => status)).toEqual(['failed', 'success', 'failed', 'success']);
});
