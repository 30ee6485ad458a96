import { type AddProductValues, asksAboutResale, type CategoryRow, formatTk, NOTICE } from '@bns/domain';
import Box from '@mui/material/Box';
import { type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { preparePhoto } from '../../api/preparePhoto.ts';
import type { Person } from '../../live/session.ts';
import { sellingText } from '../../texts/selling.ts';
import card from '../../ui/card.module.css';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useUnsaved } from '../../ui/useUnsaved.tsx';
import { useUnderWay } from '../../ui/useUnderWay.ts';
import { type AddProductInput, addProductResolver, EMPTY_INPUT, isFilledIn } from './addProductInput.ts';
import { BrandField } from './BrandField.tsx';
import { listingDraft } from './listingDraft.ts';
import { PhoneFields } from './PhoneFields.tsx';
import { SellerFields } from './SellerFields.tsx';
import { useListing } from './useListing.ts';

type AddProductFormProps = {
  person: Person;
  categories: readonly CategoryRow[];
  /** Called once the phone is on sale. */
  onListed: () => void;
};

/** Add Product (spec §2 and §5). A resale price above the original one is asked about first (case 53). */
export function AddProductForm({ person, categories, onListed }: AddProductFormProps) {
  const form = useForm<AddProductInput, unknown, AddProductValues>({
    resolver: addProductResolver,
    defaultValues: listingDraft.of(person.uid)?.input ?? EMPTY_INPUT,
  });
  const [asked, setAsked] = useState<AddProductValues>();
  const { subscribe, reset } = form;
  const empty = useCallback(() => reset(EMPTY_INPUT), [reset]);
  const { list, busy, progress } = useListing({ person, categories, onListed, onListedBefore: empty });
  const [filledIn, setFilledIn] = useState(() => isFilledIn(listingDraft.of(person.uid)?.input));
  const unsaved = useUnsaved(filledIn && !busy, () => listingDraft.drop(person.uid));
  const [prepare, prepared] = useUnderWay(preparePhoto);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          listingDraft.keep(person.uid, values);
          setFilledIn(isFilledIn(values));
        },
      }),
    [subscribe, person.uid],
  );

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    await prepared();
    await form.handleSubmit(offer)();
  }

  async function offer(values: AddProductValues): Promise<void> {
    if (asksAboutResale(values.originalPrice, values.resalePrice)) setAsked(values);
    else await list(values);
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={sellingText.addProduct}
      onSubmit={(event) => void submit(event)}
      className={card.frame}
      sx={{ gap: 2.5, p: { xs: 2, sm: 3 }, maxWidth: 760 }}
    >
      <PhoneFields
        form={form}
        brand={<BrandField form={form} categories={categories} />}
        prepare={prepare}
        progress={progress}
      />
      <SellerFields form={form} email={person.email} />
      <Box sx={{ display: 'grid', justifyItems: { sm: 'start' }, mt: 1 }}>
        <SubmitButton busy={busy}>{sellingText.addProduct}</SubmitButton>
      </Box>
      <ConfirmDialog
        open={asked !== undefined}
        title={NOTICE.resaleAboveOriginal}
        text={asked === undefined ? '' : comparison(asked)}
        verb={sellingText.addProduct}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked !== undefined) void list(asked);
        }}
      />
      {unsaved}
    </Box>
  );
}

function comparison({ originalPrice, resalePrice }: AddProductValues): string {
  return sellingText.comparison(formatTk(originalPrice), formatTk(resalePrice));
}
