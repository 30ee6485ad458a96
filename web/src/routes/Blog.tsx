import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pageWidth } from '../ui/pageWidth.ts';
import { articles } from './BlogArticles.ts';
import { BlogCard } from './BlogCard.tsx';

/** Four short articles for people who buy and sell used phones (spec §2). */
export default function Blog() {
  return (
    <Box sx={{ ...pageWidth, py: { xs: 4, md: 7 } }}>
      <title>Blog · BNS</title>
      <Typography variant="h1">Blog</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: { xs: 3, md: 5 }, maxWidth: '52ch' }}>
        What people who buy and sell used phones wish they had known the first time.
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {articles.map((article) => (
          <BlogCard key={article.slug} article={article} />
        ))}
      </Box>
    </Box>
  );
}
