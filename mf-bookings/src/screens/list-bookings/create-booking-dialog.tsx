import { useSession, useUnsaved } from '@suite/session';
import { Banner, Button, Dialog, focusFirstInvalid } from '@suite/ui';
import { useEffect, useId, useRef } from 'react';
import { hotelToday } from '../../domain/hotel-today.ts';
import { BookingGuestFields } from './booking-guest-fields.tsx';
import { BookingStayFields } from './booking-stay-fields.tsx';
import styles from './create-booking-dialog.module.css';
import { DateConflict } from './date-conflict.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { useCreateAttempt } from './use-create-attempt.ts';

interface CreateBookingDialogProps {
  open: boolean;
  /** True for those who choose the hotel themselves. */
  asksHotel: boolean;
  onClose: () => void;
  onCreated: (message: string) => void;
}

/** Create New Booking. Give each opening a key of its own: what was entered ends with it. */
export function CreateBookingDialog({ open, asksHotel, onClose, onCreated }: CreateBookingDialogProps) {
  const { user } = useSession();
  const today = hotelToday(user?.hotel_time_zone);
  const form = useBookingForm({ today, asksHotel });
  const { send, forget, busy, conflict, problem } = useCreateAttempt({ onCreated, onRefused: form.refuse });
  useUnsaved(open && form.isChanged);
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.failures > 0 && formElement.current) focusFirstInvalid(formElement.current);
  }, [form.failures]);

  const submit = (allowOverlap: boolean) => {
    if (busy) return;
    forget();
    const payload = form.submit();
    if (payload) send(allowOverlap ? { ...payload, allow_overlap: true } : payload);
  };
  return (
    <Dialog
      open={open}
      title="Create New Booking"
      description={`Add a new booking for ${user?.hotel_name ?? 'your hotel'}`}
      onClose={onClose}
      busy={busy}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy} busyLabel="Creating...">
            Create Booking
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formElement}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
      >
        {problem ? <Banner tone="error">{problem}</Banner> : null}
        {conflict ? <DateConflict busy={busy} onCreateAnyway={() => submit(true)} /> : null}
        <BookingStayFields form={form} today={today} asksHotel={asksHotel} />
        <BookingGuestFields form={form} />
      </form>
    </Dialog>
  );
}
