import { type ProfileValues, profileForm } from '@bns/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import Box from '@mui/material/Box';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { preparePhoto } from '../../api/preparePhoto.ts';
import type { Person } from '../../live/session.ts';
import { profileText } from '../../texts/profile.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCurrent } from '../../ui/useCurrent.ts';
import { useUnderWay } from '../../ui/useUnderWay.ts';
import { useUnsaved } from '../../ui/useUnsaved.tsx';
import { type PhotoChange, ProfilePhoto } from './ProfilePhoto.tsx';
import { useProfileSave } from './useProfileSave.ts';

/** One's own name and photo. What is being typed stays when the document changes meanwhile. */
export function ProfileForm({ person }: { person: Person }) {
  const [photo, setPhoto, photoNow] = useCurrent<PhotoChange>(undefined);
  const { register, handleSubmit, formState, reset } = useForm<ProfileValues>({
    resolver: yupResolver(profileForm),
    values: { name: person.name },
    resetOptions: { keepDirtyValues: true },
  });
  const { save, busy, progress } = useProfileSave(person, (name) => {
    setPhoto(undefined);
    reset({ name }, { keepDirtyValues: false });
  });
  const leaving = useUnsaved(formState.isDirty || photo !== undefined);
  const [prepare, prepared] = useUnderWay(preparePhoto);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    await prepared();
    await handleSubmit(({ name }) => save({ name, photo: photoNow() }))();
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={profileText.form}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <ProfilePhoto
        name={person.name}
        image={person.image}
        value={photo}
        onChange={setPhoto}
        prepare={prepare}
        progress={progress}
        disabled={busy}
      />
      <TextField
        label={profileText.name}
        autoComplete="name"
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <SubmitButton busy={busy} sx={{ justifySelf: { sm: 'start' } }}>
        {profileText.save}
      </SubmitButton>
      {leaving}
    </Box>
  );
}
