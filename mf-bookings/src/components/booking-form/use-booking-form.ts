import type { CheckedForm } from '@suite/contracts/forms';
import { useCheckedForm, type CheckedFormState } from '@suite/ui';
import { changeBookingForm, type BookingFormValues } from '../../domain/booking-form.ts';

export interface BookingForm<Payload = unknown> extends Omit<
  CheckedFormState<BookingFormValues, Payload>,
  'change'
> {
  /** Recalculates the nights when the dates change. */
  change: (change: Partial<BookingFormValues>) => void;
}

export function useBookingForm<Payload>(
  check: (values: BookingFormValues) => CheckedForm<Payload>,
  initial: BookingFormValues,
): BookingForm<Payload> {
  const form = useCheckedForm(check, initial);
  return { ...form, change: (change) => form.update(changeBookingForm(form.values, change)) };
}
