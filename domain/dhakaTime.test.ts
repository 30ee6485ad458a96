import { expect, it } from 'vitest';
import { dhakaMs } from './dhakaTime.ts';

it('case 47: a time without a zone is Dhaka’s', () => {
  expect(dhakaMs('2026-11-27 20:41:50')).toBe(Date.parse('2026-11-27T14:41:50Z'));
  expect(dhakaMs('2026-01-01 00:00:00')).toBe(Date.parse('2025-12-31T18:00:00Z'));
});

it.each([
  '',
  '2026-11-27',
  '2026-11-27T20:41:50Z',
  '2026-13-27 20:41:50',
  '2026-11-27 25:41:50',
  'yesterday',
])('%j is no time of the gateway’s', (text) => expect(dhakaMs(text)).toBeNull());
