import { NAME, normalizeLine } from '@bns/domain';

/** What the identity service calls somebody, as names are stored: one clean line that is not too long, in whole characters. */
export function cleanName(name: string): string {
  const line = normalizeLine(name);
  const cut = line.slice(0, NAME.max).replace(/[\uD800-\uDBFF]$/u, '');
  return cut === line ? line : normalizeLine(cut);
}
