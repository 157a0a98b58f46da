import { addDays, isCalendarDate, calendarDateIn, type CalendarDate } from '@suite/contracts/dates';
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
import type { Schema } from 'yup';
import { t } from '../languages/catalog.ts';

/** `key` identifies the row while others are added and removed. */
export interface GuestValues {
  key: number;
  name: string;
  type: string;
  stored?: Pick<Passenger, 'id' | 'name' | 'type' | 'is_verified'>;
}

export interface RoomValues {
  room_type: string;
  /** Is null while the guests section is hidden. */
  passengers: readonly GuestValues[] | null;
}

export interface BookingFormValues extends RoomValues {
  hotel_id: number | null;
  name: string;
  email: string;
  checkin_date: string;
  checkout_date: string;
  no_nights: number | null;
  /** An empty text means that the language is unknown. */
  guest_language: string;
  allow_overbooking: boolean;
  phone: string;
  /** Is `HH:MM` by the hotel's clock. */
  arrival_time: string;
  requests: string;
  /** Belongs to one booking, so that a group has none. */
  external_reference: string;
  room_count: number | null;
  has_same_type: boolean;
  /** Holds the rooms after the first one; those beyond `room_count` keep their entries. */
  more_rooms: readonly RoomValues[];
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
  allow_overbooking: false,
  phone: '',
  arrival_time: '',
  requests: '',
  external_reference: '',
  passengers: null,
  room_count: 1,
  has_same_type: true,
  more_rooms: [],
};

/** Overbooking is confirmed for these entries. */
const soldFields = ['hotel_id', 'room_type', 'checkin_date', 'checkout_date', 'room_count', 'has_same_type'];

/** Recalculates the nights when the dates change. The check-out date follows a check-in date that has none after it. */
export function changeBookingForm(
  values: BookingFormValues,
  change: Partial<BookingFormValues>,
): BookingFormValues {
  const datesChanged = 'checkin_date' in change || 'checkout_date' in change;
  const isOtherSale = soldFields.some((field) => field in change);
  const next = { ...values, ...(isOtherSale && { allow_overbooking: false }), ...change };
  const { checkin_date: checkin, checkout_date: checkout } = next;
  if (!datesChanged || !isCalendarDate(checkin)) return next;
  const isMissing = checkout === '' || (isCalendarDate(checkout) && checkout <= checkin);
  const end = isMissing && !('checkout_date' in change) ? addDays(checkin, nightsOf(values)) : checkout;
  if (!isCalendarDate(end)) return next;
  return { ...next, checkout_date: end, no_nights: computeNights(checkin, end) };
}

function nightsOf({ checkin_date: checkin, checkout_date: checkout }: BookingFormValues): number {
  return isCalendarDate(checkin) && isCalendarDate(checkout) ? computeNights(checkin, checkout) : 1;
}

/** The next guest often stays on the same dates in the same room type. */
export function nextBookingForm(values: BookingFormValues): BookingFormValues {
  const { hotel_id, room_type, checkin_date, checkout_date, no_nights } = values;
  return { ...emptyBookingForm, hotel_id, room_type, checkin_date, checkout_date, no_nights };
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
  const { hotel_id, no_nights, allow_overbooking, passengers, ...others } = values;
  const { room_count: _count, has_same_type: _sameType, more_rooms: _rooms, ...texts } = others;
  const filled = Object.entries(texts)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return {
    ...Object.fromEntries(filled),
    ...(no_nights !== null && { no_nights }),
    ...(hotel_id !== null && { hotel_id }),
    ...(allow_overbooking && { allow_overbooking }),
    passengers: (passengers ?? []).map(({ name, type }) => ({
      name: name.trim(),
      type: type as CreateBookingPayload['passengers'][number]['type'],
      user_type: 'guest',
    })),
  };
}

export interface BookingFormRules {
  /** The day is that of the hotel's own time zone. */
  today: string;
  choosesHotel: boolean;
}

/** Names guests' fields `passengers[0].name` in the errors. */
export function checkBookingForm(
  values: BookingFormValues,
  rules: BookingFormRules,
): CheckedForm<CreateBookingPayload> {
  return checkDraft(createBookingSchema, bookingPayload(values), rules);
}

export function checkDraft<Payload>(
  schema: Schema<Payload>,
  { hotel_id, ...own }: { hotel_id?: number | undefined },
  { today, choosesHotel }: BookingFormRules,
): CheckedForm<Payload> {
  const draft = choosesHotel && hotel_id !== undefined ? { ...own, hotel_id } : own;
  const checked = checkForm(schema, draft, { today });
  if (!choosesHotel || hotel_id !== undefined) return checked;
  return { errors: { ...checked.errors, hotel_id: t('Hotel ID is required') } };
}

export function editFormOf(booking: Booking): BookingFormValues {
  const guests = booking.passengers.filter(({ user_type }) => user_type === 'guest');
  return {
    ...emptyBookingForm,
    name: booking.name,
    email: booking.email,
    room_type: booking.room_type ?? '',
    checkin_date: booking.checkin_date,
    checkout_date: booking.checkout_date ?? '',
    no_nights: booking.no_nights,
    guest_language: booking.guest_language ?? '',
    phone: booking.phone ?? '',
    arrival_time: booking.arrival_time ?? '',
    requests: booking.requests ?? '',
    external_reference: booking.external_reference ?? '',
    passengers:
      guests.length > 0
        ? guests.map((stored) => ({ key: stored.id, name: stored.name, type: stored.type, stored }))
        : null,
  };
}

const noFacts = { phone: '', arrival_time: '', requests: '', external_reference: '' };
const factNames = Object.keys(noFacts) as (keyof typeof noFacts)[];

/** Null clears a fact. */
function changedFacts(values: BookingFormValues, booking: Booking): Partial<UpdateBookingPayload> {
  const changed = factNames.filter((name) => values[name].trim() !== (booking[name] ?? ''));
  return Object.fromEntries(changed.map((name) => [name, values[name].trim() || null]));
}

/** Sends what the guest may change meanwhile, such as the language, only if it was changed here. */
export function checkEditForm(
  values: BookingFormValues,
  booking: Booking,
): CheckedForm<UpdateBookingPayload> {
  const { updated_at, guest_language: before } = booking;
  const { passengers = [], guest_language = null, ...fields } = bookingPayload({ ...values, ...noFacts });
  const kept = passengers.map((passenger, index) => {
    const stored = values.passengers?.[index]?.stored;
    return stored ? { ...passenger, id: stored.id } : passenger;
  });
  const payload = {
    ...fields,
    ...(guest_language !== before && { guest_language }),
    ...changedFacts(values, booking),
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
