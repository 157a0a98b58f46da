import type { CreateBookingPayload } from '@suite/contracts';
import { useCheckedForm, type CheckedFormState } from '@suite/ui';
import { changeBookingForm, emptyBookingForm, type BookingFormValues } from '../../domain/booking-form.ts';
import { checkBookingForm, type BookingFormRules } from '../../domain/check-booking-form.ts';

type CheckedBooking = CheckedFormState<BookingFormValues, CreateBookingPayload>;

export interface BookingForm extends Omit<CheckedBooking, 'change'> {
  /** Changes some values, and with the dates the nights. */
  change: (change: Partial<BookingFormValues>) => void;
}

/** The state of the booking form, checked by the rules of the contract. */
export function useBookingForm(rules: BookingFormRules): BookingForm {
  const form = useCheckedForm(
    (values: BookingFormValues) => checkBookingForm(values, rules),
    emptyBookingForm,
  );
  return { ...form, change: (change) => form.update(changeBookingForm(form.values, change)) };
}
