import AddAPhoto from '@mui/icons-material/AddAPhotoOutlined';
import Box from '@mui/material/Box';
import type { ChangeEvent, Ref } from 'react';
import { photoFieldText } from '../texts/photoField.ts';
import { FieldFrame } from './FieldFrame.tsx';
import text from './text.module.css';
import { UploadBar } from './UploadBar.tsx';
import { usePhotoPick } from './usePhotoPick.ts';
import { usePreview } from './usePreview.ts';

type PhotoFieldProps = {
  label: string;
  /** The photo as it will be uploaded, or null. */
  value: Blob | null;
  /** Shown as long as no other is chosen. */
  current?: string | undefined;
  onChange: (photo: Blob) => void;
  /** Makes a picked file ready for upload, or throws an Error whose message says why it cannot be one. */
  prepare: (file: File) => Promise<Blob>;
  hint?: string;
  error?: string | undefined;
  /** 0..1 while it is being uploaded. */
  progress?: number | undefined;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/**
 * Picks a photo and shows it at once. Cancelling the chooser keeps the earlier photo (case 48); the input forgets
 * its file each time, so that the same one can be chosen again (case 49); a refused file says why (case 63).
 */
export function PhotoField(props: PhotoFieldProps) {
  const { label, value, current, onChange, prepare, error, progress, disabled = false, ref } = props;
  const { hint = photoFieldText.kinds } = props;
  const { pick, reading, refusal } = usePhotoPick(prepare, onChange);
  const chosen = usePreview(value);
  const preview = chosen ?? current;

  const busy = reading || progress !== undefined;
  return (
    <FieldFrame label={label} error={refusal ?? error} hint={hint}>
      {(ids) => (
        <Box sx={{ position: 'relative' }}>
          <Box
            component="input"
            className={text.hidden}
            type="file"
            accept="image/*"
            ref={ref}
            {...ids}
            disabled={disabled || busy}
            aria-invalid={(refusal ?? error) !== undefined}
            onClick={(event) => (event.currentTarget.value = '')}
            onChange={(event: ChangeEvent<HTMLInputElement>) => void pick(event.target.files?.[0])}
            sx={{
              '&:focus-visible + label': { outline: 3, outlineColor: 'primary.main' },
            }}
          />
          <Box
            component="label"
            htmlFor={ids.id}
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              gap: 1,
              aspectRatio: '16 / 9',
              overflow: 'hidden',
              borderRadius: '14px',
              border: '1.5px dashed',
              borderColor: (refusal ?? error) === undefined ? 'field' : 'error.main',
              bgcolor: 'sand',
              color: 'text.secondary',
              typography: 'body2',
              cursor: 'pointer',
            }}
          >
            {preview === undefined ? (
              <span>
                <AddAPhoto
                  sx={{ display: 'block', mx: 'auto', mb: 0.5, fontSize: 32, color: 'primary.main' }}
                />
                {photoFieldText.choose}
              </span>
            ) : (
              <Box
                component="img"
                src={preview}
                alt=""
                sx={{ width: '100%', height: '100%', objectFit: 'cover', gridArea: '1/1', minHeight: 0 }}
              />
            )}
          </Box>
          {busy && <UploadBar label={photoFieldText.upload} progress={progress} />}
        </Box>
      )}
    </FieldFrame>
  );
}
