import { isCalendarDate, calendarDateIn, type CalendarDate } from '@suite/contracts/dates';
import {
  computeNights,
  roomCapacity,
  createBookingSchema,
  updateBookingSchema,
  type CreateBookingPayload,
  type Passenger,
  type Booking,
  type UpdateBookingPayload,
} from '@suite/contracts/bookings';
import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import { t } from '../languages/catalog.ts';

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

interface BookingFormRules {
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

/** Each day ends last in this zone, so a day that is past here is past everywhere. */
const lastZone = 'Etc/GMT+12';

/** Without a hotel, returns the earliest day that any hotel can still have; the server checks the chosen hotel's. */
export function hotelToday(timeZone: string | null | undefined, instant?: Date): CalendarDate {
  return calendarDateIn(timeZone ?? lastZone, instant);
}
