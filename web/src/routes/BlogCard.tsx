import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Article, blogText } from '../texts/blog.ts';
import { cardFrame } from '../ui/cardFrame.ts';

const steps = {
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': { display: 'grid', gridTemplateColumns: '28px 1fr', gap: 1.5, typography: 'body2' },
  '& > li::before': {
    counterIncrement: 'step',
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    bgcolor: 'soft.marigold',
    color: 'soft.onMarigold',
    fontWeight: 700,
    fontSize: '0.8125rem',
  },
} as const;

/** A whole article on one card: there is no page behind it to wait for. */
export function BlogCard({ article }: { article: Article }) {
  const { slug, title, lead, close } = article;
  return (
    <Box
      component="article"
      id={slug}
      aria-labelledby={`${slug}-title`}
      sx={{ ...cardFrame, p: { xs: 2.5, sm: 4 }, gap: 2, scrollMarginTop: 88 }}
    >
      <Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 600 }}>
          {blogText.dateline(article)}
        </Typography>
        <Typography id={`${slug}-title`} variant="h2" sx={{ mt: 0.5 }}>
          {title}
        </Typography>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>
      <Box component="ol" sx={steps}>
        {article.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <Typography variant="body2">{close}</Typography>
    </Box>
  );
}
