import { putCategoryBody } from '@bns/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type SyntheticEvent, useId } from 'react';
import { useForm } from 'react-hook-form';
import { preparePhoto } from '../../api/preparePhoto.ts';
import type { BrandRow } from '../../live/brands.ts';
import { categoriesText } from '../../texts/categoriesAdmin.ts';
import { dialogText } from '../../texts/dialogs.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PhotoField } from '../../ui/PhotoField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { LazyDialogProps } from '../../ui/useLazyDialog.tsx';
import { useCurrent } from '../../ui/useCurrent.ts';
import { useHere } from '../../ui/useHere.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { useUnderWay } from '../../ui/useUnderWay.ts';
import { useBrandSave } from './useBrandSave.ts';

const resolver = yupResolver(putCategoryBody.pick(['categoryName']));

/** Adds a brand, or renames the one that it is about and gives it another picture. */
export function BrandDialog({ subject, open, onClose, onExited }: LazyDialogProps<BrandRow | undefined>) {
  const id = useId();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { categoryName: subject?.categoryName ?? '' },
  });
  const [photo, setPhoto, photoNow] = useCurrent<Blob | null>(null);
  const here = useHere(open);
  const [prepare, prepared] = useUnderWay(preparePhoto);
  const { save, progress } = useBrandSave(subject, (message) =>
    setError('categoryName', { message }, { shouldFocus: true }),
  );
  const [send, busy] = useOneAtATime(async ({ categoryName }: { categoryName: string }) => {
    if (await save(categoryName, photoNow())) onClose();
  });

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const isHere = here();
    await prepared();
    if (isHere()) await handleSubmit(send)();
  }

  const isNew = subject === undefined;
  return (
    <DialogForm
      open={open}
      onClose={onClose}
      onExited={onExited}
      labelledBy={id}
      maxWidth="xs"
      busy={busy}
      onSubmit={(event) => void submit(event)}
      closeWord={dialogText.cancel}
      submit={<SubmitButton busy={busy}>{isNew ? categoriesText.add : categoriesText.save}</SubmitButton>}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere', flexShrink: 0 }}>
        {isNew ? categoriesText.addTitle : categoriesText.editTitle(subject.categoryName)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label={categoriesText.name}
          autoComplete="off"
          hint={isNew ? categoriesText.newNameHint : categoriesText.renameHint}
          error={formState.errors.categoryName?.message}
          {...register('categoryName')}
        />
        {!isNew && photo === null && subject.image !== '' && (
          <Box sx={{ width: 160, borderRadius: '12px', overflow: 'hidden' }}>
            <Picture src={subject.image} alt={categoriesText.picture} />
          </Box>
        )}
        <PhotoField
          label={isNew ? categoriesText.picture : categoriesText.newPicture}
          value={photo}
          onChange={setPhoto}
          prepare={prepare}
          progress={progress}
          disabled={busy}
        />
      </DialogContent>
    </DialogForm>
  );
}
