import { FoundPhones } from './FoundPhones.tsx';

/** Every phone on sale (spec §2). */
export default function AllProducts() {
  return <FoundPhones />;
}
