import { isCalendarDate } from '@suite/contracts/dates';
import {
  computeNights,
  roomCapacity,
  type CreateBookingPayload,
  type Passenger,
} from '@suite/contracts/bookings';

/** A guest row of the form. `key` tells rows apart while they are added and removed. */
export interface GuestValues {
  key: number;
  name: string;
  type: string;
  /** The guest as stored, when there is one already. */
  stored?: Pick<Passenger, 'id' | 'name' | 'type' | 'is_verified'>;
}

/** What the booking form holds while it is filled in. */
export interface BookingFormValues {
  hotel_id: number | null;
  name: string;
  email: string;
  room_type: string;
  checkin_date: string;
  checkout_date: string;
  no_nights: number | null;
  /** `''`: not known. */
  guest_language: string;
  /** Null while the guests section is hidden. */
  passengers: readonly GuestValues[] | null;
}

export const emptyBookingForm: BookingFormValues = {
  hotel_id: null,
  name: '',
  email: '',
  room_type: '',
  checkin_date: '',
  checkout_date: '',
  no_nights: null,
  guest_language: '',
  passengers: null,
};

/** The values after a change; new dates bring the nights between them along. */
export function changeBookingForm(
  values: BookingFormValues,
  change: Partial<BookingFormValues>,
): BookingFormValues {
  const next = { ...values, ...change };
  const datesChanged = 'checkin_date' in change || 'checkout_date' in change;
  if (!datesChanged || !isCalendarDate(next.checkin_date) || !isCalendarDate(next.checkout_date)) return next;
  return { ...next, no_nights: computeNights(next.checkin_date, next.checkout_date) };
}

/** Shows the guests section with one guest to fill in, or hides it and forgets the guests. */
export function toggleGuests(values: BookingFormValues): BookingFormValues {
  return values.passengers ? { ...values, passengers: null } : addGuest(values);
}

export function addGuest(values: BookingFormValues): BookingFormValues {
  const guests = values.passengers ?? [];
  const key = Math.max(0, ...guests.map((guest) => guest.key)) + 1;
  return { ...values, passengers: [...guests, { key, name: '', type: 'Adult' }] };
}

/** Without this guest; the section hides when it was the last one. */
export function removeGuest(values: BookingFormValues, key: number): BookingFormValues {
  const passengers = values.passengers?.filter((guest) => guest.key !== key) ?? [];
  return { ...values, passengers: passengers.length > 0 ? passengers : null };
}

export function changeGuest(
  values: BookingFormValues,
  key: number,
  change: Partial<Pick<GuestValues, 'name' | 'type'>>,
): BookingFormValues {
  const passengers =
    values.passengers?.map((guest) => (guest.key === key ? { ...guest, ...change } : guest)) ?? null;
  return { ...values, passengers };
}

/** True while the chosen room type allows one more guest. */
export function hasRoomForGuest({ passengers, room_type }: BookingFormValues): boolean {
  return (passengers?.length ?? 0) < roomCapacity(room_type);
}

/** The payload as far as it is filled in: blank fields are absent, texts trimmed. */
export function bookingPayload(values: BookingFormValues): Partial<CreateBookingPayload> {
  const { hotel_id, no_nights, passengers, ...texts } = values;
  const filled = Object.entries(texts)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return {
    ...Object.fromEntries(filled),
    ...(no_nights !== null && { no_nights }),
    ...(hotel_id !== null && { hotel_id }),
    passengers: (passengers ?? []).map(({ name, type }) => ({
      name: name.trim(),
      type: type as CreateBookingPayload['passengers'][number]['type'],
      user_type: 'guest',
    })),
  };
}
