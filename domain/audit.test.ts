import { expect, test } from 'vitest';
import { type AuditEntry, auditAnswer } from './audit.ts';

const AT = new Date('2026-05-01T12:00:00Z');
const entry: AuditEntry<Date> = {
  at: AT,
  actorId: '',
  actorName: 'an operator',
  action: 'makeAdmin',
  targetKind: 'user',
  targetId: 'uid',
  targetName: 'Rahim',
  door: 'script',
  requestId: '',
};

test('an entry is listed whole, with its time as text', () => {
  expect(auditAnswer('id', entry, AT)).toEqual({ _id: 'id', ...entry, at: '2026-05-01T12:00:00.000Z' });
});

test('what is no entry is left out', () => {
  expect(auditAnswer('id', { at: AT } as AuditEntry<Date>, AT)).toBeNull();
});
