import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { landingText } from '../../texts/landing.ts';

type Teaser = { slug: string; title: string; date: string; lead: string };

const row = {
  display: 'grid',
  gap: { xs: 0.5, md: 3 },
  gridTemplateColumns: { md: '160px 1fr 1.4fr' },
  alignItems: 'baseline',
  py: 2.5,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '4px' },
} as const;

/** What the blog is about, article by article. */
export function LandingBlog({ articles }: { articles: readonly Teaser[] }) {
  return (
    <Box component="section" aria-labelledby="from-the-blog">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 3 }}>
        <Typography id="from-the-blog" variant="h2">
          {landingText.blog}
        </Typography>
        <Button component={Link} to={paths.blog} variant="outlined">
          {landingText.readBlog}
        </Button>
      </Box>
      {articles.slice(0, 3).map(({ slug, title, date, lead }) => (
        <Box key={slug} component={Link} to={`${paths.blog}#${slug}`} sx={row}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {date}
          </Typography>
          <Typography variant="h3">{title}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {lead}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
