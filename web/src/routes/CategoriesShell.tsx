export { CategoriesLayout as default } from '../layouts/CategoriesLayout.tsx';
