import { addDays } from '@suite/contracts/dates';
import type { BookedPassenger, Booking } from '@suite/contracts/bookings';
import { sequence } from './sequence.ts';

const nextBooking = sequence();
const nextPassenger = sequence();

/** Each state returns a new factory, so that states can be combined. */
export interface BookingFactory {
  build(fields?: Partial<Booking>): Booking;
  buildList(count: number, fields?: Partial<Booking>): Booking[];
  /** Adds `count` guests: Adult, Child, Infant, Adult, … */
  withGuests(count: number): BookingFactory;
  /** Verifies the primary guest only. */
  primaryVerified(): BookingFactory;
  allVerified(): BookingFactory;
  /** Imitates bookings of the legacy create page, which have no checkout date. */
  withoutCheckout(): BookingFactory;
}

const typesInTurn = ['Adult', 'Child', 'Infant'] as const;

function plainBooking(): Booking {
  const n = nextBooking();
  const created = `${addDays('2027-01-01', n)}T09:00:00.000Z`;
  return {
    id: n,
    name: `Guest ${n}`,
    email: `guest${n}@guests.test`,
    hotel_id: 1,
    hotel_name: 'Seaview',
    room_type: 'Double',
    checkin_date: '2027-03-05',
    checkout_date: '2027-03-08',
    no_nights: 3,
    is_verified: false,
    short_id: n.toString(16).toUpperCase().padStart(6, '0'),
    guest_language: null,
    stay_state: 'booked',
    created_at: created,
    updated_at: created,
    passengers: [],
  };
}

function guest(index: number): BookedPassenger {
  const n = nextPassenger();
  const type = typesInTurn[index % typesInTurn.length] ?? 'Adult';
  return { id: n, name: `Companion ${n}`, type, user_type: 'guest', is_verified: false, short_id: null };
}

function factoryOf(base: () => Booking): BookingFactory {
  const build = (fields: Partial<Booking> = {}) => ({ ...base(), ...fields });
  const having = (change: (booking: Booking) => Partial<Booking>) =>
    factoryOf(() => {
      const booking = base();
      return { ...booking, ...change(booking) };
    });
  return {
    build,
    buildList: (count, fields) => Array.from({ length: count }, () => build(fields)),
    withGuests: (count) =>
      having(() => ({ passengers: Array.from({ length: count }, (_, index) => guest(index)) })),
    primaryVerified: () => having(() => ({ is_verified: true })),
    allVerified: () =>
      having(({ passengers }) => ({
        is_verified: true,
        passengers: passengers.map((passenger) => ({ ...passenger, is_verified: true })),
      })),
    withoutCheckout: () => having(() => ({ checkout_date: null })),
  };
}

/** Builds unverified bookings of three nights at Seaview without further guests. */
export const bookingFactory: BookingFactory = factoryOf(plainBooking);
