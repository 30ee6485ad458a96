import { useParams } from 'react-router-dom';
import { FoundPhones } from './FoundPhones.tsx';

/** The phones of one brand that are on sale (spec §2). */
export default function Category() {
  const { categoryId = '' } = useParams();
  return <FoundPhones key={categoryId} brand={categoryId} />;
}
