import { initials } from '@bns/domain';
import { useState } from 'react';
import { isWebAddress } from './isWebAddress.ts';
import css from './PersonAvatar.module.css';

type PersonAvatarProps = { name: string; image: string; size?: number };

/** A person's picture, or the initials on a soft ground when there is none or it does not load (decisions 6). */
export function PersonAvatar({ name, image, size = 40 }: PersonAvatarProps) {
  const [failed, setFailed] = useState<string>();
  const shown = isWebAddress(image) && failed !== image;
  return (
    <div className={css.avatar} style={{ width: size, height: size, fontSize: size * 0.4 }}>
      {shown ? (
        <img
          className={css.photo}
          src={image}
          alt={name}
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          onError={() => setFailed(image)}
        />
      ) : (
        initials(name)
      )}
    </div>
  );
}
