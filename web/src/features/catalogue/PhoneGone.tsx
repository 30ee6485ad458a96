import { PAGE_GONE } from '@bns/domain';
import { paths } from '../../app/paths.ts';
import { phonePageText } from '../../texts/phonePage.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import words from '../../ui/type.module.css';
import css from './PhoneGone.module.css';

/** In the place of a phone that is deleted, hidden or never was. */
export function PhoneGone() {
  return (
    <div className={css.gone}>
      <PageHead title={PAGE_GONE} description={phonePageText.goneHint} />
      <Illustration name="phones" eager />
      <h1 className={words.h1}>{PAGE_GONE}</h1>
      <p className={`${words.body1} ${words.quiet} ${css.hint}`}>{phonePageText.goneHint}</p>
      <div className={css.ways}>
        <ButtonLink to={paths.allProducts} variant="contained" size="large">
          {phonePageText.allPhones}
        </ButtonLink>
        <ButtonLink to={paths.homeNamed} variant="outlined" size="large">
          {phonePageText.toHome}
        </ButtonLink>
      </div>
    </div>
  );
}
