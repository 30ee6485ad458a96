import type { AuditAction, AuditEntry } from '@bns/domain';

/** Who did what to whom, in the order in which this language says it. */
type Sentence = <Name>(who: Name, whom: Name) => readonly (Name | string)[];

const sentences: Record<AuditAction, Sentence> = {
  makeAdmin: (who, whom) => [who, ' made ', whom, ' an admin'],
  revokeAdmin: (who, whom) => [who, ' took the admin role from ', whom],
  verify: (who, whom) => [who, ' verified ', whom],
  unverify: (who, whom) => [who, ' took the verified badge from ', whom],
  removePerson: (who, whom) => [who, ' deleted the account of ', whom],
  restorePerson: (who, whom) => [who, ' opened the account of ', whom, ' again'],
  becomeSeller: (who, whom) => [who, ' made a seller of ', whom],
  advertiseProduct: (who, whom) => [who, ' advertised the phone ', whom],
  deleteProduct: (who, whom) => [who, ' deleted the phone ', whom],
  dismissReport: (who, whom) => [who, ' dismissed the reports of the phone ', whom],
  missPhone: (who, whom) => [who, ' said that the phone ', whom, ' never came'],
  acceptPayment: (who, whom) => [who, ' accepted the payment for ', whom],
  rejectPayment: (who, whom) => [who, ' decided to send the money for ', whom, ' back'],
  seeRefund: (who, whom) => [who, ' saw at the payment service that the refund is back: ', whom],
  refundPayment: (who, whom) => [who, ' asked for the refund of ', whom],
  payOut: (who, whom) => [who, ' paid the money for ', whom, ' out to its seller'],
  writeCategory: (who, whom) => [who, ' wrote the brand ', whom],
};

const doors: Record<AuditEntry<never>['door'], string> = {
  api: 'through the website or the API',
  script: 'by an operator’s script',
};

/** Audit Log. */
export const auditLogText = {
  heading: 'Audit Log',
  hint: 'What admins and operators did to others’ things, the newest first.',
  none: 'Nothing is written down yet',
  noneHint: 'As soon as an admin verifies, promotes or deletes somebody, it stands here.',
  loading: 'Loading',
  entries: 'Entries',
  startedToSell: ((who) => [who, ' started to sell']) as Sentence,
  operator: 'An operator',
  nobody: 'Somebody without a name',
  sentences: sentences as Readonly<Record<string, Sentence>>,
  /** What a later version of the market wrote. */
  unknownAct:
    (action: string): Sentence =>
    (who, whom) => [who, ` did “${action}” to `, whom],
  doors: doors as Readonly<Record<string, string>>,
  request: (requestId: string) => `Request ${requestId}`,
} as const;
