import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { BrandRow } from '../../live/brands.ts';
import { categoriesText } from '../../texts/categoriesAdmin.ts';
import card from '../../ui/card.module.css';
import { ChangeTint } from '../../ui/ChangeTint.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Tip } from '../../ui/Tip.tsx';

const frame = {
  position: 'relative',
  zIndex: 0,
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
} as const;

/** A brand as admins see it. */
export function BrandCard({ brand, onEdit }: { brand: BrandRow; onEdit: (brand: BrandRow) => void }) {
  const { categoryId, categoryName, image } = brand;
  return (
    <Box className={card.frame} sx={frame}>
      <ChangeTint of={`${categoryName} ${image}`} />
      <Box sx={{ borderRadius: '10px', overflow: 'hidden' }}>
        <Picture src={image} alt="" />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h4">
          <bdi>{categoryName}</bdi>
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {categoriesText.address(categoryId)}
        </Typography>
      </Box>
      <Tip label={categoriesText.editName(categoryName)}>
        <IconButton aria-label={categoriesText.editName(categoryName)} onClick={() => onEdit(brand)}>
          <Edit fontSize="small" />
        </IconButton>
      </Tip>
    </Box>
  );
}
