import type { ProductAnswer } from '@bns/domain';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { phonePageText } from '../../texts/phonePage.ts';
import { Bone, Bones } from '../../ui/Bone.tsx';
import card from '../../ui/card.module.css';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import text from '../../ui/text.module.css';
import words from '../../ui/type.module.css';
import css from './SimilarPhones.module.css';

/** A phone in few words: the whole of it leads to its page. */
function Similar({ phone }: { phone: ProductAnswer }) {
  return (
    <article className={`${card.frame} ${css.card}`}>
      <Picture src={phone.cardImage} alt="" />
      <div className={css.words}>
        <h3 className={`${words.h4} ${text.twoLines}`}>
          <Link to={paths.phone(phone._id)} className={css.way}>
            {phone.title}
          </Link>
        </h3>
        <Price resalePrice={phone.resalePrice} originalPrice={phone.originalPrice} />
        <p className={`${words.caption} ${words.quiet} ${css.place}`}>
          {phone.condition} · {phone.location}
        </p>
      </div>
    </article>
  );
}

/** Its place while it is on its way. */
function Coming() {
  return (
    <div className={`${card.frame} ${css.card}`}>
      <Bone />
      <div className={css.words}>
        <Bone line={{ width: '80%' }} />
        <Bone line={{ width: '50%', height: 30 }} />
      </div>
    </div>
  );
}

type SimilarPhonesProps = {
  /** Undefined while they are on their way. */
  phones: readonly ProductAnswer[] | undefined;
};

/** Phones of the same brand that cost about as much; nothing where there are none. */
export function SimilarPhones({ phones }: SimilarPhonesProps) {
  if (phones?.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className={`${words.h2} ${css.heading}`}>
        {phonePageText.similar}
      </h2>
      {phones === undefined ? (
        <Bones label={phonePageText.loading} className={css.grid}>
          {[1, 2, 3].map((at) => (
            <Coming key={at} />
          ))}
        </Bones>
      ) : (
        <div className={css.grid}>
          {phones.map((phone) => (
            <Similar key={phone._id} phone={phone} />
          ))}
        </div>
      )}
    </section>
  );
}
