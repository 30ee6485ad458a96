/** What is written down of what one person does to another's things, or an operator to a person. */
export type AuditAction =
  | 'makeAdmin'
  | 'revokeAdmin'
  | 'verify'
  | 'unverify'
  | 'removePerson'
  | 'restorePerson'
  | 'becomeSeller'
  | 'advertiseProduct'
  | 'deleteProduct'
  | 'dismissReport'
  | 'missPhone'
  | 'writeCategory'
  | 'acceptPayment'
  | 'rejectPayment'
  | 'refundPayment'
  | 'seeRefund'
  | 'payOut';

/** `auditLog/{id}`: who did what to whom, when and from where; written in the commit that does it, never changed. */
export type AuditEntry<Time> = {
  at: Time;
  /** '' where no account acted: an operator's script. */
  actorId: string;
  actorName: string;
  action: AuditAction;
  targetKind: 'user' | 'product' | 'category' | 'payment';
  targetId: string;
  /** The person's or the brand's name or the phone's title at that moment. */
  targetName: string;
  door: 'api' | 'script';
  /** The id that the answer carried, to find its line in the log. */
  requestId: string;
};

/** An entry over REST; `at` is an ISO time. */
export type AuditAnswer = AuditEntry<string> & { _id: string };

const TEXTS = [
  'actorId',
  'actorName',
  'action',
  'targetKind',
  'targetId',
  'targetName',
  'door',
  'requestId',
] as const satisfies readonly (keyof AuditEntry<never>)[];

/** @returns the entry as it is listed, null where it lacks something */
export function auditAnswer(_id: string, entry: AuditEntry<unknown>, at: Date): AuditAnswer | null {
  if (!TEXTS.every((field) => typeof entry[field] === 'string')) return null;
  const { actorId, actorName, action, targetKind, targetId, targetName, door, requestId } = entry;
  const target = { targetKind, targetId, targetName };
  return { _id, at: at.toISOString(), actorId, actorName, action, ...target, door, requestId };
}
