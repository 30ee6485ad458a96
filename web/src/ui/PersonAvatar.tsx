import { initials } from '@bns/domain';
import Avatar from '@mui/material/Avatar';
import { isWebAddress } from './isWebAddress.ts';

type PersonAvatarProps = { name: string; image: string; size?: number };

/** A person's picture, or the initials on a soft ground when there is none or it does not load (decisions 6). */
export function PersonAvatar({ name, image, size = 40 }: PersonAvatarProps) {
  return (
    <Avatar
      alt={name}
      {...(isWebAddress(image) && { src: image })}
      slotProps={{ img: { referrerPolicy: 'no-referrer', width: size, height: size } }}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 700,
        bgcolor: 'soft.green',
        color: 'soft.onGreen',
      }}
    >
      {initials(name)}
    </Avatar>
  );
}
