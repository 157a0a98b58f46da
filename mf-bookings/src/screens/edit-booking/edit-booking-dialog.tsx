import type { Booking } from '@suite/contracts/bookings';
import { Banner, ConfirmDialog, FormDialog } from '@suite/ui';
import { useState } from 'react';
import { addGuest, type GuestValues } from '../../domain/booking-form.ts';
import { checkEditForm, editFormOf, primaryMayLoseVerification } from '../../domain/edit-booking-form.ts';
import { listOf } from '../../domain/list-of.ts';
import { BookingGuestFields } from '../../components/booking-form/booking-guest-fields.tsx';
import { BookingStayFields } from '../../components/booking-form/booking-stay-fields.tsx';
import { DateConflict } from '../../components/booking-form/date-conflict.tsx';
import { useBookingForm } from '../../components/booking-form/use-booking-form.ts';
import { t } from '../../languages/catalog.ts';
import { useUpdateAttempt } from './use-update-attempt.ts';

interface EditBookingDialogProps {
  open: boolean;
  booking: Booking;
  onClose: () => void;
  onUpdated: (message: string) => void;
}

/** Each opening needs its own key, because the form starts from the booking of that moment. */
export function EditBookingDialog({ open, booking, onClose, onUpdated }: EditBookingDialogProps) {
  const stored = editFormOf(booking);
  const form = useBookingForm((values) => checkEditForm(values, booking), stored);
  const attempt = useUpdateAttempt({ id: booking.id, onUpdated, onRefused: form.refuse });
  const { send, refusal, busy } = attempt;
  const removal = useGuestRemoval();
  const mayEnd = primaryMayLoseVerification(form.values, booking);
  const nameHint = mayEnd ? t('Saving may end the verification; you are asked first') : undefined;

  const submit = (allowOverlap: boolean) => {
    const payload = form.submit();
    if (payload) send(allowOverlap ? { ...payload, allow_overlap: true } : payload);
  };
  const toggle = () => {
    const { values } = form;
    if (values.passengers) removal.confirmRemoval(values.passengers, () => form.change({ passengers: null }));
    else form.update(stored.passengers ? { ...values, passengers: stored.passengers } : addGuest(values));
  };
  return (
    <>
      <FormDialog
        open={open}
        title={t('Edit Booking #{id}', { id: booking.id })}
        description={t('Update booking details for {name}', { name: booking.name })}
        submitLabel={t('Update Booking')}
        busyLabel={t('Updating...')}
        busy={busy}
        isChanged={form.isChanged}
        failures={form.failures}
        onSubmit={() => submit(false)}
        onClose={onClose}
      >
        {refusal?.kind === 'conflict' ? (
          <DateConflict busy={busy} label={t('Update Anyway')} onConfirm={() => submit(true)} />
        ) : null}
        {refusal?.kind === 'problem' ? <Banner tone="error">{refusal.message}</Banner> : null}
        <BookingStayFields form={form} hotel={{ name: booking.hotel_name }} nameHint={nameHint} />
        <BookingGuestFields
          form={form}
          people="guests"
          keepsOne={false}
          onToggle={toggle}
          onRemove={(guest, remove) => removal.confirmRemoval([guest], remove)}
        />
      </FormDialog>
      <RemoveGuestDialog removal={removal} />
      <EndVerificationDialog {...attempt} />
    </>
  );
}

/** Requires a confirmation before verified guests are removed. */
function useGuestRemoval() {
  const [pending, setPending] = useState<{ guests: readonly GuestValues[]; remove: () => void }>();
  const confirmRemoval = (guests: readonly GuestValues[], remove: () => void) => {
    const verified = guests.filter(({ stored: guest }) => guest?.is_verified);
    if (verified.length > 0) setPending({ guests: verified, remove });
    else remove();
  };
  return { pending, confirmRemoval, close: () => setPending(undefined) };
}

function RemoveGuestDialog({ removal }: { removal: ReturnType<typeof useGuestRemoval> }) {
  const { pending, close } = removal;
  return (
    <ConfirmDialog
      open={pending !== undefined}
      danger
      title={t('Remove a verified guest?')}
      text={t('{names}: saving the booking without them ends their verification.', {
        names: listOf((pending?.guests ?? []).map(({ name }) => name)),
      })}
      confirmLabel={t('Remove')}
      onConfirm={() => {
        pending?.remove();
        close();
      }}
      onCancel={close}
    />
  );
}

type UpdateAttempt = Pick<ReturnType<typeof useUpdateAttempt>, 'refusal' | 'send' | 'dismiss'>;

function EndVerificationDialog({ refusal, send, dismiss }: UpdateAttempt) {
  return (
    <ConfirmDialog
      open={refusal?.kind === 'verification'}
      danger
      title={t('End the verification?')}
      text={refusal?.message ?? ''}
      confirmLabel={t('Save and End Verification')}
      onConfirm={() => refusal && send({ ...refusal.payload, end_verification: true })}
      onCancel={dismiss}
    />
  );
}
