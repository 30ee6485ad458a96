import { type Contact, contactPath } from '@bns/domain';
import { readSources } from './sources.ts';

const FIELDS = ['sellerEmail', 'sellerPhone'] as const;

/** How sellers are reached, by the phones' ids; nothing for a phone whose contact is not there. 1 read for each phone. */
export async function readContacts(
  productIds: readonly string[],
): Promise<Map<string, Pick<Contact, (typeof FIELDS)[number]>>> {
  const found = await readSources(productIds.map(contactPath), FIELDS);
  return new Map(
    productIds.flatMap((id) => {
      const { sellerEmail, sellerPhone } = found.get(contactPath(id)) ?? {};
      const isWhole = typeof sellerEmail === 'string' && typeof sellerPhone === 'string';
      return isWhole ? [[id, { sellerEmail, sellerPhone }]] : [];
    }),
  );
}
