import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { articles, blogText } from '../texts/blog.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { pageWidth } from '../ui/pageWidth.ts';
import { BlogCard } from './BlogCard.tsx';

/** Four short articles for people who buy and sell used phones (spec §2). */
export default function Blog() {
  return (
    <Box sx={{ ...pageWidth, py: { xs: 4, md: 7 } }}>
      <PageHead title={blogText.heading} description={blogText.description} />
      <Typography variant="h1">{blogText.heading}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: { xs: 3, md: 5 }, maxWidth: '52ch' }}>
        {blogText.hint}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {articles.map((article) => (
          <BlogCard key={article.slug} article={article} />
        ))}
      </Box>
    </Box>
  );
}
