import { phonePageText } from '../../texts/phonePage.ts';
import { Bone, Bones } from '../../ui/Bone.tsx';
import css from './PhoneSheet.module.css';

/** A phone's page while the phone is on its way. */
export function PhoneBones() {
  return (
    <Bones label={phonePageText.loading} className={css.sheet}>
      <div className={css.photo}>
        <Bone />
      </div>
      <div className={css.facts}>
        <Bone line={{ width: '80%', height: 34 }} />
        <Bone line={{ width: '50%', height: 44 }} />
        <Bone line={{ height: 52 }} />
        <Bone line={{ height: 96 }} />
      </div>
    </Bones>
  );
}
