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
  | 'dismissReport';

/** `auditLog/{id}`: who did what to whom, when and from where; written in the commit that does it, never changed. */
export type AuditEntry<Time> = {
  at: Time;
  /** '' where no account acted: an operator's script. */
  actorId: string;
  actorName: string;
  action: AuditAction;
  targetKind: 'user' | 'product';
  targetId: string;
  /** The person's name or the phone's title at that moment. */
  targetName: string;
  door: 'api' | 'script';
  /** The id that the answer carried, to find its line in the log. */
  requestId: string;
};
