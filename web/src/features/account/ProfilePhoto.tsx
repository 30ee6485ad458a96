import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ChangeEvent, useId, useRef } from 'react';
import { profileText } from '../../texts/profile.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { underWay } from '../../ui/underWay.ts';
import { UploadBar } from '../../ui/UploadBar.tsx';
import { usePhotoPick } from '../../ui/usePhotoPick.ts';
import { usePreview } from '../../ui/usePreview.ts';

/** What becomes of the picture: a new one, none, or undefined where it stays. */
export type PhotoChange = Blob | null | undefined;

type ProfilePhotoProps = {
  name: string;
  /** The picture that is there now, '' for none. */
  image: string;
  value: PhotoChange;
  onChange: (change: PhotoChange) => void;
  /** Makes a picked file ready for upload, or throws an Error whose message says why it cannot be one. */
  prepare: (file: File) => Promise<Blob>;
  /** 0..1 while it is being uploaded. */
  progress: number | undefined;
  disabled: boolean;
};

/** One's own picture as others see it, to replace or to take away; without one there are the initials. */
export function ProfilePhoto(props: ProfilePhotoProps) {
  const { name, image, value, onChange, prepare, progress, disabled } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { pick, reading, refusal, forgetRefusal } = usePhotoPick(prepare, onChange);
  const preview = usePreview(value ?? null);
  const hasPhoto = value === undefined ? image !== '' : value !== null;

  /** The input forgets its file each time, so that the same one can be chosen again (case 49). */
  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    target.value = '';
    void pick(file);
  }

  function remove(): void {
    if (reading) return;
    forgetRefusal();
    onChange(image === '' ? undefined : null);
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
      {preview === undefined ? (
        <PersonAvatar name={name} image={value === undefined ? image : ''} size={88} />
      ) : (
        <Avatar src={preview} alt={name} sx={{ width: 88, height: 88 }} />
      )}
      <Box role="group" aria-labelledby={`${id}-name`} sx={{ flex: 1, minWidth: 0 }}>
        <Box id={`${id}-name`} sx={{ typography: 'body2', fontWeight: 650, mb: 0.75 }}>
          {profileText.photo}
        </Box>
        <input ref={input} id={id} type="file" accept="image/*" hidden disabled={disabled} onChange={take} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            disabled={disabled}
            {...underWay(reading)}
            aria-describedby={`${id}-below`}
            onClick={() => !reading && input.current?.click()}
          >
            {hasPhoto ? profileText.replacePhoto : profileText.choosePhoto}
          </Button>
          {hasPhoto && (
            <Button disabled={disabled} {...underWay(reading)} onClick={remove}>
              {profileText.removePhoto}
            </Button>
          )}
        </Box>
        <FormHelperText
          id={`${id}-below`}
          error={refusal !== undefined}
          role={refusal && 'alert'}
          sx={{ ml: 0 }}
        >
          {refusal ?? profileText.photoKinds}
        </FormHelperText>
        {(reading || progress !== undefined) && (
          <UploadBar label={profileText.photoUpload} progress={progress} />
        )}
      </Box>
    </Box>
  );
}
