import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import { updateBookingSchema, type Booking, type UpdateBookingPayload } from '@suite/contracts/bookings';
import { bookingPayload, type BookingFormValues, type GuestValues } from './booking-form.ts';

export function editFormOf(booking: Booking): BookingFormValues {
  const guests = booking.passengers.filter(({ user_type }) => user_type === 'guest');
  return {
    hotel_id: null,
    name: booking.name,
    email: booking.email,
    room_type: booking.room_type ?? '',
    checkin_date: booking.checkin_date,
    checkout_date: booking.checkout_date ?? '',
    no_nights: booking.no_nights,
    guest_language: booking.guest_language ?? '',
    passengers:
      guests.length > 0
        ? guests.map((stored) => ({ key: stored.id, name: stored.name, type: stored.type, stored }))
        : null,
  };
}

/** Sends the language if it was changed here, because the guest may have picked another one meanwhile. */
export function checkEditForm(
  values: BookingFormValues,
  booking: Booking,
): CheckedForm<UpdateBookingPayload> {
  const { updated_at, guest_language: before } = booking;
  const { passengers = [], guest_language = null, ...fields } = bookingPayload(values);
  const kept = passengers.map((passenger, index) => {
    const stored = values.passengers?.[index]?.stored;
    return stored ? { ...passenger, id: stored.id } : passenger;
  });
  const payload = {
    ...fields,
    ...(guest_language !== before && { guest_language }),
    ...{ passengers: kept, updated_at },
  };
  return checkForm(updateBookingSchema, payload, {}, booking);
}

/** The server decides whether a new name is a correction, so this is a hint. */
export function mayLoseVerification({ name, type, stored }: GuestValues): boolean {
  return stored?.is_verified === true && (isAnotherName(name, stored.name) || type !== stored.type);
}

export function primaryMayLoseVerification({ name }: BookingFormValues, booking: Booking): boolean {
  return booking.is_verified && isAnotherName(name, booking.name);
}

function isAnotherName(name: string, stored: string): boolean {
  return name.trim().toLowerCase() !== stored.toLowerCase();
}
