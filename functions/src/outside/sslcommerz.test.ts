import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DomainError } from '@bns/domain';
import { warn } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { gatewayAt } from './sslcommerz.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }));

const password = 'local-store-secret';
const tranId = `BNS${'0f'.repeat(12)}`;
const callbacks = {
  success: 'https://bns.example/s',
  fail: 'https://bns.example/f',
  cancel: 'https://bns.example/c',
  ipn: 'https://bns.example/i',
};
const SUCCESS = {
  status: 'SUCCESS',
  sessionkey: 'KEY',
  GatewayPageURL: 'https://sandbox.sslcommerz.com/pay?x=1',
};
const VALID = {
  APIConnect: 'DONE',
  status: 'VALID',
  tran_id: tranId,
  val_id: 'VAL0001',
  amount: '13260.00',
  store_amount: '12928.50',
  currency_type: 'BDT',
  currency_amount: '13260.00',
  bank_tran_id: 'BANK1',
  card_type: 'BKASH-BKash',
  tran_date: '2026-11-27 20:41:50',
  risk_level: '0',
};

let server: Server;
let seen: { method: string; url: URL; form: URLSearchParams }[];
let reply: (response: ServerResponse) => void;
const json = (value: unknown) => {
  reply = (response) => response.end(JSON.stringify(value));
};

beforeEach(async () => {
  vi.mocked(warn).mockClear();
  seen = [];
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://gateway');
      seen.push({ method: request.method ?? '', url, form: new URLSearchParams(body) });
      reply(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const at = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const gateway = (url = at()) => gatewayAt({ url, storeId: 'bnslocal', password, callbacks, timeoutMs: 5000 });

const request = {
  tranId,
  amountTk: 13260,
  title: 'Nokia 3310',
  categoryName: 'Nokia',
  buyer: { name: 'Rahim', email: 'buyer@bns.test', phone: '01712345678', location: 'Dhanmondi 27, Dhaka' },
};
const refund = { bankTranId: 'BANK1', amount: 1_326_050, remarks: 'sold to somebody else', refId: 'R1' };

/** Every question that can be asked. */
const calls = [
  ['session', () => gateway().openSession(request)],
  ['validate', () => gateway().validate('VAL0001')],
  ['query', () => gateway().inquire(tranId)],
  ['refund', () => gateway().refund(refund)],
  ['askRefund', () => gateway().askRefund('REF1')],
] as const;

describe('a session', () => {
  test('is asked for with all that the gateway requires', async () => {
    json(SUCCESS);
    const session = await gateway().openSession(request);
    expect(session).toEqual({ sessionKey: 'KEY', gatewayUrl: SUCCESS.GatewayPageURL });
    expect(seen.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      'POST /gwprocess/v4/api.php',
    ]);
    expect(Object.fromEntries(seen[0]?.form ?? [])).toEqual({
      store_id: 'bnslocal',
      store_passwd: password,
      total_amount: '13260.00',
      currency: 'BDT',
      tran_id: tranId,
      product_category: 'Nokia',
      product_name: 'Nokia 3310',
      product_profile: 'physical-goods',
      shipping_method: 'NO',
      num_of_item: '1',
      success_url: callbacks.success,
      fail_url: callbacks.fail,
      cancel_url: callbacks.cancel,
      ipn_url: callbacks.ipn,
      cus_name: 'Rahim',
      cus_email: 'buyer@bns.test',
      cus_add1: 'Dhanmondi 27, Dhaka',
      cus_city: 'Dhanmondi 27, Dhaka',
      cus_postcode: '1000',
      cus_country: 'Bangladesh',
      cus_phone: '01712345678',
    });
  });

  test('has no field longer than it may be, and none with half a character', async () => {
    json(SUCCESS);
    const emoji = '📱'.repeat(200);
    const long = {
      name: `x${emoji}`,
      email: `${'e'.repeat(60)}@bns.test`,
      phone: '0'.repeat(30),
      location: emoji,
    };
    await gateway().openSession({ ...request, title: `x${emoji}`, categoryName: `x${emoji}`, buyer: long });
    const form = seen[0]?.form;
    const lengths = ['product_category', 'product_name', 'cus_name', 'cus_add1', 'cus_city', 'cus_phone'].map(
      (name) => form?.get(name)?.length,
    );
    expect(lengths).toEqual([49, 255, 49, 50, 50, 20]);
    expect([...(form?.values() ?? [])].filter((value) => value.includes('\uFFFD'))).toEqual([]);
    expect(form?.get('cus_email')).toBe('not-given@example.com');
  });

  test('leaves no required field empty', async () => {
    json(SUCCESS);
    const nobody = { name: '', email: '', phone: '', location: ' ' };
    await gateway().openSession({ ...request, title: '', categoryName: '', buyer: nobody });
    expect([...(seen[0]?.form.entries() ?? [])].filter(([, value]) => value === '')).toEqual([]);
  });

  test.each([
    ['FAILED', { status: 'FAILED', failedreason: 'Store Credential Error' }],
    ['a success without a page', { status: 'SUCCESS', sessionkey: 'KEY' }],
    ['a success without a key', { ...SUCCESS, sessionkey: '' }],
    ['a page that is none', { ...SUCCESS, GatewayPageURL: 'pay.php' }],
    ['a page that runs', { ...SUCCESS, GatewayPageURL: 'javascript:alert(1)' }],
    ['a page in the clear', { ...SUCCESS, GatewayPageURL: 'http://sandbox.sslcommerz.com/' }],
  ])('is not opened where the gateway says %s', async (_, answer) => {
    json(answer);
    await expect(gateway().openSession(request)).rejects.toMatchObject({ code: 'upstream' });
  });

  test('may have its page on the very host that was asked', async () => {
    json({ ...SUCCESS, GatewayPageURL: `${at()}/gw.php` });
    expect((await gateway().openSession(request)).gatewayUrl).toBe(`${at()}/gw.php`);
  });
});

describe('a validation', () => {
  test('says what the gateway has on record, in poisha and in Dhaka’s time', async () => {
    json(VALID);
    expect(await gateway().validate('VAL 1&')).toEqual({
      status: 'VALID',
      tranId,
      valId: 'VAL0001',
      amount: 1_326_000,
      currency: 'BDT',
      isRisky: false,
      bankTranId: 'BANK1',
      cardType: 'BKASH-BKash',
      storeAmount: 1_292_850,
      paidAtMs: Date.parse('2026-11-27T14:41:50Z'),
    });
    expect(seen[0]?.url.pathname).toBe('/validator/api/validationserverAPI.php');
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({
      val_id: 'VAL 1&',
      v: '1',
      store_id: 'bnslocal',
      store_passwd: password,
      format: 'json',
    });
  });

  test.each(['13260', '13260.0', '13260.00', 13260])('case 47: %j is one amount', async (amount) => {
    json({ ...VALID, amount });
    expect((await gateway().validate('V')).amount).toBe(1_326_000);
  });

  test.each(['', '1e5', '-1', 'many', null, undefined])('case 47: %j is no amount', async (amount) => {
    json({ ...VALID, amount });
    expect((await gateway().validate('V')).amount).toBeNull();
  });

  test.each([
    ['0', false],
    [0, false],
    ['1', true],
    [1, true],
    [null, true],
    [undefined, true],
  ])('case 46: a risk of %j is risky: %s', async (level, isRisky) => {
    json({ ...VALID, risk_level: level });
    expect((await gateway().validate('V')).isRisky).toBe(isRisky);
  });

  test('case 46: another currency is told as it is', async () => {
    json({ ...VALID, currency_type: 'USD' });
    expect((await gateway().validate('V')).currency).toBe('USD');
  });

  test('of an unknown payment needs nothing but its status', async () => {
    json({ APIConnect: 'DONE', status: 'INVALID_TRANSACTION', tran_id: null });
    expect(await gateway().validate('V')).toMatchObject({
      status: 'INVALID_TRANSACTION',
      tranId: '',
      amount: null,
    });
  });

  test.each([{ ...VALID, status: 'PENDING' }, { APIConnect: 'DONE' }, { ...VALID, tran_id: {} }])(
    'is none in %j',
    async (answer) => {
      json(answer);
      await expect(gateway().validate('V')).rejects.toMatchObject({ code: 'upstream' });
    },
  );
});

describe('an inquiry', () => {
  const one = (status: string, val_id: string | null = '') => ({
    status,
    val_id,
    bank_tran_id: '',
    amount: '1',
  });

  test.each([
    ['nothing', [], [], null],
    ['no list', null, [], null],
    ['a payment', [one('VALID', 'V1')], ['V1'], null],
    ['one payment twice', [one('VALID', 'V1'), one('VALIDATED', 'V1')], ['V1'], null],
    ['two payments', [one('VALID', 'V1'), one('VALIDATED', 'V2')], ['V1', 'V2'], null],
    ['a cancel after a payment', [one('VALID', 'V1'), one('CANCELLED')], ['V1'], null],
    ['a failure', [one('FAILED', null)], [], 'failed'],
    ['a cancel', [one('CANCELLED')], [], 'cancelled'],
    ['an expiry after a failure', [one('FAILED'), one('EXPIRED')], [], 'expired'],
    ['something under way', [one('PENDING')], [], null],
    ['something under way after a failure', [one('FAILED'), one('UNATTEMPTED')], [], null],
  ])('of %s', async (_, element, valIds, ended) => {
    json({ APIConnect: 'DONE', no_of_trans_found: element?.length ?? 0, element });
    expect(await gateway().inquire(tranId)).toEqual({ valIds, ended });
    expect(seen[0]?.url.searchParams.get('tran_id')).toBe(tranId);
  });
});

describe('a refund', () => {
  test.each([
    ['success', 'success'],
    ['processing', 'processing'],
    ['failed', 'failed'],
  ])('that says %s', async (status, wanted) => {
    json({
      APIConnect: 'DONE',
      bank_tran_id: 'BANK1',
      trans_id: tranId,
      refund_ref_id: 'REF1',
      status,
      errorReason: '',
    });
    expect(await gateway().refund(refund)).toEqual({ status: wanted, refundRef: 'REF1' });
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toMatchObject({
      bank_tran_id: 'BANK1',
      refund_amount: '13260.50',
      refund_remarks: 'sold to somebody else',
      refe_id: 'R1',
    });
  });

  test.each([
    ['refunded', 'success'],
    ['processing', 'processing'],
    ['cancelled', 'failed'],
  ])('that says %s when it is asked about later', async (status, wanted) => {
    json({ APIConnect: 'DONE', status });
    expect(await gateway().askRefund('REF1')).toEqual({ status: wanted, refundRef: null });
    expect(seen[0]?.url.searchParams.get('refund_ref_id')).toBe('REF1');
  });

  test('that says something else is none', async () => {
    json({ APIConnect: 'DONE', status: 'perhaps' });
    await expect(gateway().refund(refund)).rejects.toMatchObject({ code: 'upstream' });
  });
});

describe.each(calls)('case 45: %s', (call, ask) => {
  /** What came of it: the error, the log, how often it was asked, and whether either tells what it must not. */
  async function outcome() {
    const error: unknown = await ask().then(
      () => null,
      (fault: unknown) => fault,
    );
    const { code, message, cause, stack } = error as DomainError;
    const log = vi.mocked(warn).mock.calls;
    const tells = [password, 'secret'].filter((word) => `${stack}${JSON.stringify(log)}`.includes(word));
    return { error: [code, message, cause], log, isAskedAgain: seen.length > 1, tells };
  }
  const givenUp = (why: string, status: number | null) => ({
    error: ['upstream', 'Something went wrong!', undefined],
    log: [['payment gateway fault', { call, why, status }]],
    isAskedAgain: false,
    tells: [],
  });

  test.each([
    [
      'wrong credentials',
      200,
      '{"status":"FAILED","APIConnect":"FAILED","failedreason":"secret"}',
      'refused',
    ],
    ['a 500', 500, '<html>', 'broken'],
    ['a 500 in JSON', 500, JSON.stringify({ ...SUCCESS, ...VALID }), 'broken'],
    ['a 404', 404, 'not here', 'refused'],
    ['HTML', 200, '<html>secret</html>', 'unreadable'],
    ['nothing', 200, '', 'unreadable'],
  ])('is given up at %s', async (_, status, body, why) => {
    reply = (response) => response.writeHead(status).end(body);
    expect(await outcome()).toEqual(givenUp(why, status));
  });

  test.each(['null', '[]', '7', '"x"', '{}'])('is given up at the JSON %s', async (body) => {
    reply = (response) => response.end(body);
    expect(await outcome()).toEqual(givenUp(call === 'session' ? 'unreadable' : 'refused', 200));
  });

  test('follows no redirect', async () => {
    reply = (response) => response.writeHead(302, { location: '/elsewhere' }).end();
    expect(await outcome()).toEqual(givenUp('unreachable', null));
  });

  test('is given up where nobody answers', async () => {
    reply = (response) => response.destroy();
    expect(await outcome()).toEqual(givenUp('unreachable', null));
  });

  test('is given up at the deadline', async () => {
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    onTestFinished(() => timeout.mockRestore());
    reply = () => deadline.abort();
    expect(await outcome()).toEqual(givenUp('late', null));
    expect(timeout).toHaveBeenCalledWith(5000);
  });
});
