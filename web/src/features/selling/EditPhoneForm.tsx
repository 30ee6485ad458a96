import { asksAboutResale, type EditProductValues, formatTk, NOTICE } from '@bns/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { preparePhoto } from '../../api/preparePhoto.ts';
import { useOpenBookingsOfPhone } from '../../live/bookings.ts';
import type { PhoneRow } from '../../live/lists.ts';
import { editPhoneText } from '../../texts/editPhone.ts';
import { sellingText } from '../../texts/selling.ts';
import card from '../../ui/card.module.css';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useUnderWay } from '../../ui/useUnderWay.ts';
import { useUnsaved } from '../../ui/useUnsaved.tsx';
import { type AddProductInput, editProductResolver } from './addProductInput.ts';
import { editInput, onlyChanged } from './editInput.ts';
import { PhoneFields } from './PhoneFields.tsx';
import { SellerFields } from './SellerFields.tsx';
import { useEditing } from './useEditing.ts';

type EditPhoneFormProps = {
  phone: PhoneRow;
  contact: { sellerEmail: string; sellerPhone: string };
  /** Called once the changes are saved. */
  onSaved: () => void;
};

/** Edit: all that a seller may change of a phone that is for sale (decisions). The form is filled in once. */
export function EditPhoneForm({ phone, contact, onSaved }: EditPhoneFormProps) {
  const form = useForm<AddProductInput, unknown, EditProductValues>({
    resolver: editProductResolver,
    defaultValues: editInput(phone, contact.sellerPhone),
  });
  const [asked, setAsked] = useState<EditProductValues>();
  const { save, busy, progress } = useEditing(phone, onSaved);
  const [prepare, prepared] = useUnderWay(preparePhoto);
  const unsaved = useUnsaved(form.formState.isDirty);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    await prepared();
    await form.handleSubmit(offer)();
  }

  async function offer(values: EditProductValues): Promise<void> {
    if (asksAboutResale(values.originalPrice, values.resalePrice)) setAsked(values);
    else await send(values);
  }

  function send(values: EditProductValues): Promise<void> {
    return save(onlyChanged(values, form.getValues(), form.formState.defaultValues ?? {}));
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={editPhoneText.heading}
      onSubmit={(event) => void submit(event)}
      className={card.frame}
      sx={{ gap: 2.5, p: { xs: 2, sm: 3 }, maxWidth: 760 }}
    >
      <OpenBookings productId={phone.id} />
      <PhoneFields
        form={form}
        brand={
          <TextField
            label={sellingText.phoneBrand}
            readOnly
            value={phone.categoryName}
            hint={editPhoneText.brandStays}
            sx={{ bgcolor: 'sand' }}
          />
        }
        current={phone.image}
        prepare={prepare}
        progress={progress}
      />
      <SellerFields form={form} email={contact.sellerEmail} />
      <Box sx={{ display: 'grid', justifyItems: { sm: 'start' }, mt: 1 }}>
        <SubmitButton busy={busy}>{editPhoneText.save}</SubmitButton>
      </Box>
      <ConfirmDialog
        open={asked !== undefined}
        title={NOTICE.resaleAboveOriginal}
        text={
          asked === undefined
            ? ''
            : sellingText.comparison(formatTk(asked.originalPrice), formatTk(asked.resalePrice))
        }
        verb={editPhoneText.save}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked !== undefined) void send(asked);
        }}
      />
      {unsaved}
    </Box>
  );
}

/** Whoever has booked keeps the price of then: the seller reads so before he changes it. */
function OpenBookings({ productId }: { productId: string }) {
  const bookings = useOpenBookingsOfPhone(productId);
  if (bookings.status !== 'ready' || bookings.rows.length === 0) return null;
  return <Alert severity="info">{editPhoneText.booked(bookings.rows.length, bookings.hasMore)}</Alert>;
}
