import { useSession } from '@suite/session';
import { Banner, FormDialog } from '@suite/ui';
import { emptyBookingForm, toggleGuests } from '../../domain/booking-form.ts';
import { checkBookingForm } from '../../domain/check-booking-form.ts';
import { hotelToday } from '../../domain/hotel-today.ts';
import { BookingGuestFields } from '../../components/booking-form/booking-guest-fields.tsx';
import { BookingStayFields } from '../../components/booking-form/booking-stay-fields.tsx';
import { DateConflict } from '../../components/booking-form/date-conflict.tsx';
import { useBookingForm } from '../../components/booking-form/use-booking-form.ts';
import { t } from '../../languages/catalog.ts';
import { useCreateAttempt } from './use-create-attempt.ts';

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
