import useMediaQuery from '@mui/material/useMediaQuery';

/** How many cards stand side by side: 1 below 600 px, 2 below 1200, 3 from there (spec §9, decisions). */
export function useColumns(): number {
  const two = useMediaQuery('(min-width: 600px)', { noSsr: true });
  const three = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  if (three) return 3;
  return two ? 2 : 1;
}
