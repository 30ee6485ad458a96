import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import {
  API_PAGE,
  DAILY_QUOTA,
  ENDPOINTS,
  ERROR_CODES,
  KEY_KEPT_MS,
  OPEN_PAGES,
  orderPath,
  PERSONS_PER_ADDRESS,
  RESERVATION_MS,
  USES,
} from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../dev/root.ts';
import { STATUS_OF } from '../../functions/src/http/problem.ts';
import { PASSWORD } from './accounts.ts';
import { aPerson } from './aPerson.ts';
import { aPhone } from './aPhone.ts';
import { db } from './behind.ts';

const page = readFileSync(join(root, 'docs/api.md'), 'utf8');
const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands);

/** A folder with a curl made of Node, which every machine has. */
const ownTools = mkdtempSync(join(tmpdir(), 'bns-curl-'));
beforeAll(() => {
  copyFileSync(new URL('./curl.mjs', import.meta.url), join(ownTools, 'curl'));
  chmodSync(join(ownTools, 'curl'), 0o755);
});
afterAll(() => rmSync(ownTools, { recursive: true, force: true }));

const folders = (process.env['PATH'] ?? '').split(delimiter);
const hasCurl = folders.some((folder) => existsSync(join(folder, 'curl')));

/** Where curl is looked for first; the real one where there is one, too. */
const tools: Record<string, string[]> = {
  'a curl made of Node': [ownTools],
  ...(hasCurl && { 'the curl of this machine': [] }),
};

/** Runs the page's commands in one shell, as somebody who follows it does. Returns what each block printed. */
async function follow(before: string[], values: Record<string, string>): Promise<string[]> {
  const mark = `--- ${randomUUID()}`;
  const script = blocks.join(`\necho; echo '${mark}'\n`);
  const env = { ...process.env, ...values, PATH: [...before, ...folders].join(delimiter) };
  const { stdout } = await promisify(execFile)('sh', ['-eu', '-c', script], { env });
  return stdout.split(mark).map((text) => text.trim());
}

describe('docs/api.md', () => {
  test.each(Object.entries(tools))(
    'is followed with %s, from the sign-in to the cancelled booking',
    async (_, before) => {
      const [buyer, seller] = await Promise.all([aPerson({ name: 'Buyer' }), aPerson({ isSeller: true })]);
      const categoryId = `page-${randomUUID().slice(0, 8)}`;
      const titles = ['Nokia 3310', 'Nokia 105', 'Nokia 225'];
      const ids = await Promise.all(
        titles.map((title, at) =>
          aPhone(seller.uid, { title, categoryId, time: Timestamp.fromMillis(1e12 - at * 1000) }),
        ),
      );
      const printed = await follow(before, {
        BNS: process.env['BNS_SITE_URL'] ?? '',
        AUTH: `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com`,
        EMAIL: buyer.email,
        PASSWORD,
        BRAND: categoryId,
      });
      const [productId = ''] = ids;
      const orderId = `${buyer.uid}_${productId}`;
      const [, , status = '', first, next, , booked = '', seen, paying, cancelled = ''] = printed;
      expect(JSON.parse(status)).toEqual({ role: 'buyer', isSeller: false, name: 'Buyer' });
      expect([first, next]).toEqual(["[ 'Nokia 3310', 'Nokia 105' ]", "[ 'Nokia 225' ]"]);
      expect(JSON.parse(booked)).toMatchObject({ upsertedId: orderId, upsertedCount: 1 });
      expect(seen).toMatch(/^booked\n01\d{9}$/);
      expect(paying).toBe('open');
      expect(JSON.parse(cancelled)).toEqual({ acknowledged: true, matchedCount: 1, modifiedCount: 1 });
      expect((await db.doc(orderPath(buyer.uid, productId)).get()).data()).toMatchObject({
        status: 'cancelled',
      });
    },
  );

  test('has every code with its status', () => {
    const rows = [...page.matchAll(/^\| `([a-z-]+)` \| (\d{3}) \|/gm)].map(([, code, status]) => [
      code,
      status,
    ]);
    expect(rows).toEqual(ERROR_CODES.map((code) => [code, String(STATUS_OF[code])]).toSorted(byStatus));
  });

  test('tells the limits as they are', () => {
    const perMinute = USES.writes.windowMs / 60_000;
    expect([perMinute, PERSONS_PER_ADDRESS]).toEqual([1, 20]);
    expect(page).toContain(`| writes | ${USES.writes.perPerson} a minute |`);
    expect(page).toContain(`| session tokens | ${USES.tokens.perPerson} an hour |`);
    expect(page).toContain(`| photos | ${USES.images.perPerson} an hour |`);
    expect(page).toContain(`| reports | ${USES.reports.perPerson} an hour |`);
    expect(page).toContain(`| beginning to pay | ${USES.payments.perPerson} an hour |`);
    expect(page).toContain(`reserved for ${RESERVATION_MS / 60_000} minutes`);
    const { bookings, listings, reports } = DAILY_QUOTA;
    expect(page).toContain(`${bookings} bookings, ${listings} listings and ${reports} reports of one person`);
    expect(page).toContain(`${OPEN_PAGES.perNetwork} pages of ${API_PAGE.usual} phones a minute`);
    expect(page).toContain(`for ${KEY_KEPT_MS / 3_600_000} hours`);
    expect(page).toContain(
      `A page holds ${API_PAGE.usual} phones, or as many as \`limit\` says, ${API_PAGE.max} at`,
    );
  });

  test('names the calls that need the ID token itself', () => {
    const names = Object.entries(ENDPOINTS).filter(([, { token }]) => token === 'id');
    expect(names.map(([name]) => name).toSorted()).toEqual(['createSessionToken', 'putUser']);
  });
});

const byStatus = ([, one = '']: string[], [, other = '']: string[]) => one.localeCompare(other);
