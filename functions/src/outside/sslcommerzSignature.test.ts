import { describe, expect, test } from 'vitest';
import { readMessage } from './sslcommerzMessage.ts';
import { SIGNATURES, signatureOf } from './sslcommerzSignature.ts';

const password = 'local-store-secret';
const store = { storeId: 'bnslocal', password };
const tranId = `BNS${'0f'.repeat(12)}`;

/** The contract's test vector. */
const vector = {
  amount: '12500.00',
  bank_tran_id: 'LOCALBANK0001',
  card_type: 'BKASH-BKash',
  currency: 'BDT',
  risk_level: '0',
  status: 'VALID',
  store_amount: '12187.50',
  tran_date: '2026-11-27 20:41:50',
  tran_id: 'ORD-0001',
  val_id: 'VAL0001',
};
const message = { ...vector, tran_id: tranId, store_id: 'bnslocal' };

test.each([
  ['md5', '8469abf68c6e6474ad26e69ee81eaad3'],
  ['sha256', '9662ee6dbb91606845d7975d94fb7bebc27e8d5aeeb4a68ea5d3a72b62dc64ab'],
] as const)('the contract’s vector is signed by %s as it says', (algorithm, signature) => {
  expect(signatureOf(Object.entries(vector), password, algorithm)).toBe(signature);
  expect(signatureOf(Object.entries(vector).toReversed(), password, algorithm)).toBe(signature);
});

/** As the gateway sends it, with one or both signatures. */
function signed(
  fields: Record<string, string>,
  by: readonly (keyof typeof SIGNATURES)[] = ['verify_sign', 'verify_sign_sha2'],
): URLSearchParams {
  const form = new URLSearchParams({ ...fields, verify_key: Object.keys(fields).join(',') });
  for (const name of by) form.set(name, signatureOf(Object.entries(fields), password, SIGNATURES[name]));
  return form;
}
const isSigned = (form: URLSearchParams) => readMessage(form, store)?.isSigned;
const changed = (change: (form: URLSearchParams) => void) => {
  const form = signed(message);
  change(form);
  return form;
};
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(message).filter(([name]) => !names.includes(name)));

describe('a message is ours', () => {
  test.each([[['verify_sign_sha2']], [['verify_sign']], [['verify_sign', 'verify_sign_sha2']]] as const)(
    'by %j',
    (by) =>
      expect(readMessage(signed(message, by), store)).toEqual({
        tranId,
        valId: 'VAL0001',
        status: 'VALID',
        isSigned: true,
      }),
  );

  test('with empty values among what is signed', () => {
    expect(isSigned(signed({ ...message, error: '', value_a: '' }))).toBe(true);
  });

  test.each(['FAILED', 'CANCELLED', 'EXPIRED', 'UNATTEMPTED'])('as %s without a val_id', (status) => {
    expect(readMessage(signed({ ...without('val_id'), status }), store)).toEqual({
      tranId,
      valId: null,
      status,
      isSigned: true,
    });
  });
});

describe('a message is not signed', () => {
  test.each(['amount', 'status', 'tran_id', 'val_id', 'currency', 'store_id'])(
    'where it covers no %s',
    (name) => {
      const form = signed(without(name));
      if (name === 'tran_id') form.set(name, tranId);
      expect(isSigned(form)).toBe(false);
      form.set(name, message[name as keyof typeof message]);
      expect(isSigned(form)).toBe(false);
    },
  );

  test.each([
    ['another amount', (form: URLSearchParams) => form.set('amount', '10')],
    ['an amount more', (form: URLSearchParams) => form.append('amount', '12500.00')],
    ['a val_id more', (form: URLSearchParams) => form.append('val_id', 'VAL0002')],
    ['a list more', (form: URLSearchParams) => form.append('verify_key', 'amount')],
    ['a signature more', (form: URLSearchParams) => form.append('verify_sign_sha2', 'x')],
    [
      'a name in the list that is nowhere',
      (form: URLSearchParams) => form.set('verify_key', `${form.get('verify_key')},more`),
    ],
    ['no list', (form: URLSearchParams) => form.delete('verify_key')],
    [
      'no signature',
      (form: URLSearchParams) => {
        form.delete('verify_sign');
        form.delete('verify_sign_sha2');
      },
    ],
    [
      'a wrong better signature beside a right one',
      (form: URLSearchParams) => form.set('verify_sign_sha2', '0'.repeat(64)),
    ],
    ['a signature of another length', (form: URLSearchParams) => form.set('verify_sign_sha2', '')],
  ])('with %s', (_, change) => expect(isSigned(changed(change))).toBe(false));

  test('of another store, or by another password', () => {
    expect(isSigned(signed({ ...message, store_id: 'otherstore' }))).toBe(false);
    expect(readMessage(signed(message), { ...store, password: 'other' })?.isSigned).toBe(false);
  });
});

describe('a message is read for what it is', () => {
  test.each(['', 'ORD-0001', `${tranId}0`, `../${tranId}`])('and %j is no tran_id of ours', (wrong) => {
    expect(readMessage(new URLSearchParams({ tran_id: wrong }), store)).toBeNull();
  });

  test('and without a tran_id, or with two, is none', () => {
    expect(readMessage(new URLSearchParams(), store)).toBeNull();
    expect(readMessage(new URLSearchParams(`tran_id=${tranId}&tran_id=${tranId}`), store)).toBeNull();
  });

  test.each(['a b', 'x'.repeat(51), '../x', '<b>'])('and %j is no val_id', (valId) => {
    const form = new URLSearchParams({ tran_id: tranId, val_id: valId, status: '<b>' });
    expect(readMessage(form, store)).toEqual({ tranId, valId: null, status: '', isSigned: false });
  });
});
