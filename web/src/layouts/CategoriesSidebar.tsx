import { NOTICE, SIDEBAR_CATEGORIES } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { categories } from '../api/categories.ts';
import { useAnswer } from '../api/keptAnswer.ts';
import { paths } from '../app/paths.ts';
import { shellText } from '../texts/shell.ts';
import { sidebarText } from '../texts/sidebars.ts';
import { SidebarLink } from './SidebarLink.tsx';

function Brands() {
  const answer = useAnswer(categories);
  if (answer.state === 'loading') {
    return Array.from({ length: SIDEBAR_CATEGORIES }, (_, at) => <Skeleton key={at} height={44} />);
  }
  if (answer.state === 'failed') {
    return (
      <Box role="alert" sx={{ px: 1.5, typography: 'body2' }}>
        {`${NOTICE.listFailed}. `}
        <Button onClick={categories.retry}>{shellText.tryAgain}</Button>
      </Box>
    );
  }
  return answer.data.slice(0, SIDEBAR_CATEGORIES).map(({ _id, categoryName }) => (
    <SidebarLink key={_id} to={paths.category(_id)}>
      {categoryName}
    </SidebarLink>
  ));
}

/** The first 10 brands by name, then every phone there is. */
export function CategoriesSidebar() {
  return (
    <Box component="nav" aria-labelledby="all-categories">
      <Typography id="all-categories" component="h2" variant="h4" sx={{ px: 1.5, mb: 1 }}>
        {sidebarText.allCategories}
      </Typography>
      <Brands />
      <Divider sx={{ my: 1 }} />
      <SidebarLink to={paths.allProducts}>{sidebarText.allProducts}</SidebarLink>
    </Box>
  );
}
