import { createBookingSchema, type CreateBookingPayload, type FieldError } from '@suite/contracts';
import { ValidationError } from 'yup';
import { bookingPayload, type BookingFormValues } from './booking-form.ts';

/** The sentence to show beside each refused field; guests' fields are named `passengers[0].name`. */
export type BookingFormErrors = Readonly<Record<string, string>>;

export interface BookingFormRules {
  /** The hotel's own calendar day. */
  today: string;
  /** True for those who choose the hotel themselves. */
  asksHotel: boolean;
}

/** Either the payload to send or what is wrong with the form. */
export function checkBookingForm(
  values: BookingFormValues,
  { today, asksHotel }: BookingFormRules,
): { payload: CreateBookingPayload; errors?: never } | { payload?: never; errors: BookingFormErrors } {
  const { hotel_id, ...own } = bookingPayload(values);
  const draft = asksHotel && hotel_id !== undefined ? { ...own, hotel_id } : own;
  const missing = asksHotel && hotel_id === undefined ? { hotel_id: 'Hotel ID is required' } : undefined;
  try {
    const payload = createBookingSchema.validateSync(draft, { abortEarly: false, context: { today } });
    return missing ? { errors: missing } : { payload };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refused = error.inner.map(({ path = '', message }) => ({ field: path, message }));
    return { errors: { ...errorsByField(refused), ...missing } };
  }
}

/** The first sentence said about each field. */
export function errorsByField(errors: readonly FieldError[]): BookingFormErrors {
  const byField: Record<string, string> = {};
  for (const { field, message } of errors) byField[field] ??= message;
  return byField;
}
