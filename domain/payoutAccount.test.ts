import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { PAYMENT_NOTICE } from './paymentMessages.ts';
import { maskedAccount, payoutAccount, payoutAccountBody } from './payoutAccount.ts';

const bank = {
  kind: 'bank',
  number: '1234567890123',
  accountName: 'Seller',
  bankName: 'Sonali Bank',
  branch: 'Dhanmondi',
};
const read = (body: object) => payoutAccountBody.validate(body, { abortEarly: false });
const faults = async (body: object) => {
  const error = await read(body).then(
    () => null,
    (fault: ValidationError) => fault,
  );
  return error?.inner.map(({ path, message }) => `${path}: ${message}`) ?? [];
};

describe('where a seller’s money goes', () => {
  it('a wallet is a mobile number, in its one form', async () => {
    expect(await read({ kind: 'bkash', number: ' +880 1712-345678 ' })).toMatchObject({
      number: '01712345678',
    });
    expect(await read({ kind: 'nagad', number: '০১৭১২৩৪৫৬৭৮' })).toMatchObject({ number: '01712345678' });
    for (const number of ['1234567890123', '017123'])
      expect(await faults({ kind: 'bkash', number })).toEqual([`number: ${PAYMENT_NOTICE.walletNumber}`]);
  });

  it('a bank account has digits, a name, a bank and a branch', async () => {
    expect(await read({ ...bank, number: '1234-5678 9012' })).toMatchObject({ number: '123456789012' });
    expect(await faults({ ...bank, number: '1234567' })).toEqual([`number: ${PAYMENT_NOTICE.accountNumber}`]);
    expect(await faults({ kind: 'bank', number: bank.number })).toEqual([
      `accountName: ${PAYMENT_NOTICE.accountName}`,
      `bankName: ${PAYMENT_NOTICE.bankName}`,
      `branch: ${PAYMENT_NOTICE.bankBranch}`,
    ]);
  });

  it('nothing else is an account', async () => {
    expect(await faults({ kind: 'rocket', number: '01712345678' })).toContain(
      `kind: ${PAYMENT_NOTICE.payoutKind}`,
    );
    expect(await faults({ kind: 'bkash' })).toContain(`number: ${PAYMENT_NOTICE.payoutNumber}`);
  });

  it('a wallet keeps no name of a bank that was typed before', async () => {
    const wallet = await read({ ...bank, kind: 'bkash', number: '01712345678' });
    expect(payoutAccount(wallet, 9)).toEqual({ kind: 'bkash', number: '01712345678', updatedAt: 9 });
    expect(payoutAccount(await read(bank), 9)).toEqual({ ...bank, updatedAt: 9 });
  });

  it('a payment names it by its last digits alone', () => {
    expect(maskedAccount({ kind: 'bkash', number: '01712345678' })).toBe('bKash …5678');
    expect(maskedAccount({ kind: 'bank', number: '1234567890123' })).toBe('Bank …0123');
  });
});
