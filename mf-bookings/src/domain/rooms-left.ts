import type { Booking } from '@suite/contracts/bookings';
import { daysBetween, isCalendarDate } from '@suite/contracts/dates';
import { maxNightsShown, type TypeAvailability } from '@suite/contracts/rooms';
import { tn } from '../languages/catalog.ts';
import type { BookingFormValues } from './booking-form.ts';
import { displayDate, listOf, roomTypeName } from './booking-texts.ts';

type ChosenStay = Pick<BookingFormValues, 'room_type' | 'checkin_date' | 'checkout_date'>;

/** Returns null until type and dates are complete. */
export function nightsToAsk({ room_type, checkin_date: from, checkout_date: to }: ChosenStay) {
  if (!room_type || !isCalendarDate(from) || !isCalendarDate(to)) return null;
  const nights = daysBetween(from, to);
  return nights > 0 && nights <= maxNightsShown ? { from, to } : null;
}

export interface RoomsLeft {
  sentence: string;
  isSoldOut: boolean;
}

interface WantedRooms {
  stored?: Booking | undefined;
  today: string;
  wanted?: number;
}

/** The nights that `stored` has already are not counted against it, and those that are over against no stay. */
export function describeRoomsLeft(
  types: readonly TypeAvailability[],
  { room_type }: Pick<ChosenStay, 'room_type'>,
  { stored, today, wanted = 1 }: WantedRooms,
): RoomsLeft | undefined {
  const nights = types.find((type) => type.room_type === room_type)?.nights ?? [];
  const left = nights
    .filter(({ night }) => night >= today)
    .map(({ night, left: free }) =>
      stored && hasNight(stored, room_type, night)
        ? { night, rooms: Math.max(1, free + 1) }
        : { night, rooms: free },
    );
  if (left.length === 0) return undefined;
  const room = roomTypeName(room_type);
  const full = left.filter(({ rooms }) => rooms <= 0);
  if (full.length > 0) {
    const days = { room_type: room, nights: listOf(full.map(({ night }) => displayDate(night))) };
    const soldOut = '{room_type} is sold out on {nights}.';
    return { sentence: tn(full.length, soldOut, soldOut, days), isSoldOut: true };
  }
  const fewest = Math.min(...left.map(({ rooms }) => rooms));
  const sentence = tn(
    fewest,
    '{count} {room_type} room left for these nights.',
    '{count} {room_type} rooms left for these nights.',
    { room_type: room },
  );
  return { sentence, isSoldOut: fewest < wanted };
}

function hasNight(stored: Booking, room_type: string, night: string): boolean {
  const occupies = stored.stay_state !== 'cancelled' && stored.stay_state !== 'no_show';
  return (
    occupies &&
    stored.room_type === room_type &&
    night >= stored.checkin_date &&
    daysBetween(stored.checkin_date, night) < nightsOf(stored)
  );
}

function nightsOf({ checkin_date, checkout_date, no_nights }: Booking): number {
  return checkout_date === null ? no_nights : daysBetween(checkin_date, checkout_date);
}
