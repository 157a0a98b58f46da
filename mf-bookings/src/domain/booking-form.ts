import { isCalendarDate } from '@suite/contracts/dates';
import {
  computeNights,
  roomCapacity,
  type CreateBookingPayload,
  type Passenger,
} from '@suite/contracts/bookings';

/** `key` identifies the row while others are added and removed. */
export interface GuestValues {
  key: number;
  name: string;
  type: string;
  stored?: Pick<Passenger, 'id' | 'name' | 'type' | 'is_verified'>;
}

export interface BookingFormValues {
  hotel_id: number | null;
  name: string;
  email: string;
  room_type: string;
  checkin_date: string;
  checkout_date: string;
  no_nights: number | null;
  /** An empty text means that the language is unknown. */
  guest_language: string;
  /** Is null while the guests section is hidden. */
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

/** Recalculates the nights when the dates change. */
export function changeBookingForm(
  values: BookingFormValues,
  change: Partial<BookingFormValues>,
): BookingFormValues {
  const next = { ...values, ...change };
  const datesChanged = 'checkin_date' in change || 'checkout_date' in change;
  if (!datesChanged || !isCalendarDate(next.checkin_date) || !isCalendarDate(next.checkout_date)) return next;
  return { ...next, no_nights: computeNights(next.checkin_date, next.checkout_date) };
}

/** Hiding the section discards its guests. */
export function toggleGuests(values: BookingFormValues): BookingFormValues {
  return values.passengers ? { ...values, passengers: null } : addGuest(values);
}

export function addGuest(values: BookingFormValues): BookingFormValues {
  const guests = values.passengers ?? [];
  const key = Math.max(0, ...guests.map((guest) => guest.key)) + 1;
  return { ...values, passengers: [...guests, { key, name: '', type: 'Adult' }] };
}

/** Hides the section when the last guest is removed. */
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

export function hasRoomForGuest({ passengers, room_type }: BookingFormValues): boolean {
  return (passengers?.length ?? 0) < roomCapacity(room_type);
}

/** Omits blank fields and trims texts. */
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
