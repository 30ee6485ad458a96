import { productPath, userPath } from '@bns/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import { pick, type Random } from '../../../dev/seed/pictures/random.ts';
import { buyerId, type Documents, PHONES_EACH, phoneId, SELLERS, sellerId, WATCHED_EACH } from './world.ts';

/** One write of somebody: the fields that he changes, or the end of the document. */
export type Move = { path: string; fields: DocumentData | 'delete' };

type Kind = 'verdict' | 'rename' | 'edit' | 'deletePhone' | 'deletePerson';
/** A verdict or a new name is fifty phones' news, and an edit one phone's: the cheap ones are the more frequent. */
const KINDS: readonly Kind[] = [
  ...Array<Kind>(4).fill('verdict'),
  ...Array<Kind>(2).fill('rename'),
  ...Array<Kind>(8).fill('edit'),
  ...Array<Kind>(4).fill('deletePhone'),
  ...Array<Kind>(2).fill('deletePerson'),
];

/**
 * The next write, by chance, of a document that is there: it always changes something.
 * @param documents as they are before it
 */
export function nextMove(random: Random, mark: string, documents: Documents): Move {
  for (;;) {
    const move = tryMove(random, mark, documents);
    if (move !== undefined) return move;
  }
}

function tryMove(random: Random, mark: string, documents: Documents): Move | undefined {
  const below = (end: number) => Math.floor(random() * end);
  const seller = below(SELLERS);
  const person = userPath(random() < 0.9 ? sellerId(mark, seller) : buyerId(mark, seller));
  // Half of the edits and deletions hit a phone on which something hangs.
  const phone = productPath(phoneId(mark, seller, below(random() < 0.5 ? WATCHED_EACH : PHONES_EACH)));
  const user = documents.get(userPath(sellerId(mark, seller)));
  const kind = pick(random, KINDS);
  if (kind === 'verdict') {
    return { path: userPath(sellerId(mark, seller)), fields: { isVerified: user?.['isVerified'] !== true } };
  }
  if (kind === 'rename') return { path: person, fields: { name: `Seller ${below(1_000_000)}` } };
  // One who is deleted already comes back.
  if (kind === 'deletePerson') {
    return { path: person, fields: { isDeleted: documents.get(person)?.['isDeleted'] !== true } };
  }
  if (!documents.has(phone)) return undefined;
  if (kind === 'deletePhone') return { path: phone, fields: 'delete' };
  const edits: DocumentData[] = [
    { resalePrice: 100 + below(1_000_000) },
    { title: `Samsung Galaxy ${below(1_000_000)}` },
    { isSold: documents.get(phone)?.['isSold'] !== true },
  ];
  return { path: phone, fields: pick(random, edits) };
}
