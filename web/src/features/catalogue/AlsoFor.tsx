import { ANYTHING, type Finding, paramsOf } from '@bns/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { findingText } from '../../texts/finding.ts';
import { variantsOf } from './variantsOf.ts';

/** Variants that are offered at once. */
const MOST = 6;

type AlsoForProps = {
  finding: Finding;
  /** Of the page, where it is a brand's. */
  brand: string;
};

/** The ways to the variants of the model that is looked for. */
export function AlsoFor({ finding, brand }: AlsoForProps) {
  const names = useMemo(() => variantsOf(finding, MOST), [finding]);
  if (names.length === 0) return null;
  const addressOf = (words: string) =>
    paramsOf({ ...finding, words, brand: brand === '' ? finding.brand : ANYTHING.brand }).toString();
  return (
    <Box
      component="nav"
      aria-label={findingText.also}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        mt: -1,
        mb: 1,
        typography: 'body2',
      }}
    >
      <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
        {findingText.also}
      </Box>
      {names.map((name) => (
        <Link
          key={name}
          component={RouterLink}
          to={{ search: addressOf(name) }}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
        >
          {name}
        </Link>
      ))}
    </Box>
  );
}
