import { shellText } from '../texts/shell.ts';
import { Bone, Bones } from './Bone.tsx';
import { CardGrid } from './CardGrid.tsx';
import css from './CardSkeleton.module.css';
import card from './card.module.css';

/** A phone card before its data: the same frame, so that nothing jumps when the phone comes. */
function CardSkeleton() {
  return (
    <div className={card.frame}>
      <Bone />
      <div className={css.text}>
        <Bone line={{ height: 28, width: '80%' }} />
        <Bone line={{ height: 40, width: '55%' }} />
        <Bone line={{ width: '65%' }} />
        <Bone line={{ height: 72 }} />
        <Bone line={{ height: 56 }} />
      </div>
    </div>
  );
}

/** `count` cards that are still on their way. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <Bones label={shellText.loading}>
      <CardGrid>
        {Array.from({ length: count }, (_, at) => (
          <CardSkeleton key={at} />
        ))}
      </CardGrid>
    </Bones>
  );
}
