import { useSession } from '@suite/session';
import { Banner, FormDialog, toast } from '@suite/ui';
import type { FieldError } from '@suite/contracts/http';
import type { CreateBookingPayload } from '@suite/contracts/bookings';
import { useRef, useState } from 'react';
import { emptyBookingForm, toggleGuests, checkBookingForm, hotelToday } from '../../domain/booking-form.ts';
import { BookingGuestFields } from '../../components/booking-form/booking-guest-fields.tsx';
import { BookingStayFields, useBookingForm } from '../../components/booking-form/booking-stay-fields.tsx';
import { DateConflict } from '../../components/booking-form/date-conflict.tsx';
import { t } from '../../languages/catalog.ts';
import { useCreateBooking, type BookingFailure } from '../../queries/bookings.ts';

interface CreateBookingDialogProps {
  open: boolean;
  choosesHotel: boolean;
  onClose: () => void;
  onCreated: (message: string) => void;
}

/** Each opening needs its own key, which discards earlier entries. */
export function CreateBookingDialog({ open, choosesHotel, onClose, onCreated }: CreateBookingDialogProps) {
  const { user } = useSession();
  const today = hotelToday(user?.hotel_time_zone);
  const form = useBookingForm(
    (values) => checkBookingForm(values, { today, choosesHotel }),
    emptyBookingForm,
  );
  const { send, forget, busy, conflict, problem } = useCreateAttempt({ onCreated, onRefused: form.refuse });

  const submit = (allowOverlap: boolean) => {
    if (busy) return;
    forget();
    const payload = form.submit();
    if (payload) send(allowOverlap ? { ...payload, allow_overlap: true } : payload);
  };
  return (
    <FormDialog
      open={open}
      title={t('Create New Booking')}
      description={
        user?.hotel_name
          ? t('Add a new booking for {hotel}', { hotel: user.hotel_name })
          : t('Add a new booking for your hotel')
      }
      submitLabel={t('Create Booking')}
      busyLabel={t('Creating...')}
      busy={busy}
      isChanged={form.isChanged}
      failures={form.failures}
      onSubmit={() => submit(false)}
      onClose={onClose}
    >
      {problem ? <Banner tone="error">{problem}</Banner> : null}
      {conflict ? (
        <DateConflict busy={busy} label={t('Create Anyway')} onConfirm={() => submit(true)} />
      ) : null}
      <BookingStayFields form={form} firstCheckin={today} hotel={choosesHotel ? 'entered' : null} />
      <BookingGuestFields
        form={form}
        people="passengers"
        keepsOne
        onToggle={() => form.update(toggleGuests(form.values))}
      />
    </FormDialog>
  );
}

const createdToastMs = 5000;
const conflictToastMs = 12_000;
const validationToastMs = 8000;
const hotelToastMs = 6000;

interface CreateAttemptOptions {
  onCreated: (message: string) => void;
  onRefused: (errors: readonly FieldError[]) => void;
}

function useCreateAttempt({ onCreated, onRefused }: CreateAttemptOptions) {
  const create = useCreateBooking();
  const sending = useRef(false);
  const [conflict, setConflict] = useState(false);
  const [problem, setProblem] = useState<string>();

  const fail = ({ errorType, message, errors }: BookingFailure) => {
    if (errorType === 'DATE_RANGE_CONFLICT') {
      toast.error(message, { durationMs: conflictToastMs });
      setConflict(true);
    } else if (errorType === 'VALIDATION_ERROR') {
      toast.error(message, { durationMs: validationToastMs });
      onRefused(errors);
    } else if (errorType === 'HOTEL_NOT_FOUND') {
      toast.error(message, { durationMs: hotelToastMs });
      onRefused([{ field: 'hotel_id', message: t('No hotel has this ID') }]);
    } else {
      setProblem(message);
    }
  };

  const forget = () => {
    setConflict(false);
    setProblem(undefined);
  };
  const send = (payload: CreateBookingPayload) => {
    if (sending.current) return;
    sending.current = true;
    create.mutate(
      { ...payload, verification_token: newVerificationToken() },
      {
        onSuccess: ({ message }) => {
          toast.success(t('Booking created successfully!'), { durationMs: createdToastMs });
          onCreated(message);
        },
        onError: fail,
        onSettled: () => {
          sending.current = false;
        },
      },
    );
  };
  return { send, forget, busy: create.isPending, conflict, problem };
}

/** `randomUUID` is missing on pages served without HTTPS. */
export function newVerificationToken(
  source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto,
): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
