import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../app/paths.ts';
import { shellText } from '../texts/shell.ts';
import { pageWidth } from '../ui/pageWidth.ts';
import { Brand } from './Brand.tsx';
import { PageLink } from './PageLink.tsx';

/** Closes every page (spec §2; the filler text is one true sentence, decisions 15). */
export function Footer() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', mt: { xs: 6, sm: 10 } }}>
      <Box sx={{ ...pageWidth, py: 5, display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr auto' } }}>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Brand />
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '46ch' }}>
            {shellText.purpose}
          </Typography>
        </Box>
        <Box
          component="nav"
          aria-label={shellText.footerNav}
          sx={{ display: 'flex', gap: 0.5, alignItems: 'start', mx: -1.5 }}
        >
          <PageLink to={paths.allProducts}>{shellText.products}</PageLink>
          <PageLink to={paths.blog}>{shellText.blog}</PageLink>
        </Box>
        <Typography variant="caption" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
          {shellText.copyright}
        </Typography>
      </Box>
    </Box>
  );
}
