import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { showMoreText } from '../texts/showMore.ts';

type ShowMoreProps = {
  /** A live list's page after those that are shown. */
  list: { hasMore: boolean; loadingMore: boolean; loadMore: () => void };
};

/** What stands below a list that goes on; nothing where all of it is shown. */
export function ShowMore({ list: { hasMore, loadingMore, loadMore } }: ShowMoreProps) {
  if (!hasMore) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', mt: 4 }}>
      <Button variant="outlined" size="large" loading={loadingMore} onClick={loadMore}>
        {showMoreText.showMore}
      </Button>
    </Box>
  );
}
