import type { Booking, UpdateBookingPayload } from '@suite/contracts/bookings';
import { Banner, ConfirmDialog, FormDialog, toast } from '@suite/ui';
import { useSession } from '@suite/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldError } from '@suite/contracts/http';
import {
  addGuest,
  checkEditForm,
  editFormOf,
  hotelToday,
  primaryMayLoseVerification,
  type GuestValues,
} from '../../domain/booking-form.ts';
import { listOf } from '../../domain/booking-texts.ts';
import { describeRoomsLeft } from '../../domain/rooms-left.ts';
import { BookingGuestFields } from '../../components/booking-form/booking-guest-fields.tsx';
import { BookingMoreFields } from '../../components/booking-form/booking-more-fields.tsx';
import { BookingStayFields, useBookingForm } from '../../components/booking-form/booking-stay-fields.tsx';
import { DateConflict } from '../../components/booking-form/date-conflict.tsx';
import { t } from '../../languages/catalog.ts';
import { refusesFields, useUpdateBooking, type BookingFailure } from '../../queries/bookings.ts';
import { roomsLeftQuery } from '../../queries/rooms-left.query.ts';

interface EditBookingDialogProps {
  open: boolean;
  booking: Booking;
  onClose: () => void;
  onUpdated: (message: string) => void;
}

/** Each opening needs its own key, because the form starts from the booking of that moment. */
export function EditBookingDialog({ open, booking, onClose, onUpdated }: EditBookingDialogProps) {
  const { user } = useSession();
  const stored = editFormOf(booking);
  const form = useBookingForm((values) => checkEditForm(values, booking), stored);
  const attempt = useUpdateAttempt({ id: booking.id, onUpdated, onRefused: form.refuse });
  const { send, refusal, busy } = attempt;
  const rooms = useQuery(roomsLeftQuery(form.values, booking.hotel_id));
  const today = hotelToday(user?.hotel_time_zone);
  const roomsLeft = describeRoomsLeft(rooms.data ?? [], form.values, { stored: booking, today });
  const removal = useGuestRemoval();
  const mayEnd = primaryMayLoseVerification(form.values, booking);
  const nameHint = mayEnd ? t('Saving may end the verification; you are asked first') : undefined;

  const submit = (allowOverlap: boolean) => {
    const payload = form.submit();
    if (payload) send(allowOverlap ? { ...payload, allow_overlap: true } : payload);
  };
  const toggle = () => {
    const { values } = form;
    if (values.passengers) removal.confirmRemoval(values.passengers, () => form.change('passengers')(null));
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
        <BookingStayFields
          form={form}
          hotel={{ name: booking.hotel_name }}
          nameHint={nameHint}
          roomsLeft={roomsLeft}
        />
        <BookingGuestFields
          form={form}
          people="guests"
          keepsOne={false}
          onToggle={toggle}
          onRemove={(guest, remove) => removal.confirmRemoval([guest], remove)}
        />
        <BookingMoreFields form={form} startsOpen />
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

const conflictToastMs = 12_000;
const validationToastMs = 8000;
const hotelToastMs = 6000;

interface UpdateAttemptOptions {
  id: number;
  onUpdated: (message: string) => void;
  onRefused: (errors: readonly FieldError[]) => void;
}

/** Refused fields go to `onRefused` instead. */
interface Refusal {
  kind: 'conflict' | 'verification' | 'problem';
  message: string;
  payload: UpdateBookingPayload;
}

function sentenceOf({ status, errorType, message }: BookingFailure): string {
  if (errorType === 'HOTEL_NOT_FOUND') return message;
  if (status === 404) return t('Booking not found');
  return errorType === 'PERMISSION_DENIED' ? t('Permission denied to update this booking') : message;
}

function useUpdateAttempt({ id, onUpdated, onRefused }: UpdateAttemptOptions) {
  const update = useUpdateBooking(id);
  const [refusal, setRefusal] = useState<Refusal>();

  const fail = (failure: BookingFailure, payload: UpdateBookingPayload) => {
    const { errorType, message, errors } = failure;
    if (errorType === 'DATE_RANGE_CONFLICT') {
      toast.error(message, { durationMs: conflictToastMs });
      setRefusal({ kind: 'conflict', message, payload });
    } else if (errorType === 'VERIFICATION_ENDS') {
      setRefusal({ kind: 'verification', message, payload });
    } else if (refusesFields(failure)) {
      toast.error(message, { durationMs: validationToastMs });
      onRefused(errors);
    } else {
      const sentence = sentenceOf(failure);
      toast.error(sentence, errorType === 'HOTEL_NOT_FOUND' ? { durationMs: hotelToastMs } : {});
      setRefusal({ kind: 'problem', message: sentence, payload });
    }
  };
  const send = (payload: UpdateBookingPayload) => {
    if (update.isPending) return;
    setRefusal(undefined);
    const onSuccess = ({ message }: { message: string }) => {
      toast.success(t('Booking Updated Successfully'));
      onUpdated(message);
    };
    update.mutate(payload, { onSuccess, onError: fail });
  };
  return { send, refusal, dismiss: () => setRefusal(undefined), busy: update.isPending };
}
