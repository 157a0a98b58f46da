import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import { createBookingSchema, type CreateBookingPayload } from '@suite/contracts/bookings';
import { t } from '../languages/catalog.ts';
import { bookingPayload, type BookingFormValues } from './booking-form.ts';

export interface BookingFormRules {
  /** The day is that of the hotel's own time zone. */
  today: string;
  choosesHotel: boolean;
}

/** Names guests' fields `passengers[0].name` in the errors. */
export function checkBookingForm(
  values: BookingFormValues,
  { today, choosesHotel }: BookingFormRules,
): CheckedForm<CreateBookingPayload> {
  const { hotel_id, ...own } = bookingPayload(values);
  const draft = choosesHotel && hotel_id !== undefined ? { ...own, hotel_id } : own;
  const checked = checkForm(createBookingSchema, draft, { today });
  if (!choosesHotel || hotel_id !== undefined) return checked;
  return { errors: { ...checked.errors, hotel_id: t('Hotel ID is required') } };
}
