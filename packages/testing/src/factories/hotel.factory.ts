import { addDays } from '@suite/contracts/dates';
import type { Hotel } from '@suite/contracts/hotels';
import { sequence } from './sequence.ts';

const nextHotel = sequence();

/** Each state returns a new factory, so that states can be combined. */
export interface HotelFactory {
  build(fields?: Partial<Hotel>): Hotel;
  buildList(count: number, fields?: Partial<Hotel>): Hotel[];
  /** Approves the hotel two days after its registration and adds the Hotel Admin's login. */
  approved(): HotelFactory;
  /** Rejects the hotel two days after its registration. */
  rejected(reason?: string): HotelFactory;
  /** Closes an approved hotel. */
  inactive(): HotelFactory;
}

const inTwoDays = (instant: string) => `${addDays(instant.slice(0, 10), 2)}T14:30:00.000Z`;

function plainHotel(): Hotel {
  const n = nextHotel();
  return {
    id: n,
    hotel_name: `Hotel ${n}`,
    hotel_email: `desk@hotel${n}.test`,
    hotel_phone: `+351 282 555 ${String(n).padStart(3, '0')}`,
    registration_number: `PT-${88000 + n}`,
    hotel_address: `${n} Shore Road`,
    hotel_city: 'Lagos',
    hotel_state: 'Faro',
    hotel_country: 'Portugal',
    postal_code: '8600',
    contact_person_name: `Ana Reis ${n}`,
    contact_person_email: `ana@hotel${n}.test`,
    contact_person_phone: '+351 282 555 900',
    admin_firstname: null,
    admin_lastname: null,
    admin_user_email: null,
    admin_user_phone: null,
    admin_approved: false,
    is_approved: null,
    is_active: false,
    created_at: `${addDays('2027-03-05', -n)}T12:00:00.000Z`,
    approved_at: null,
    rejected_at: null,
    rejection_reason: null,
  };
}

function approve(hotel: Hotel): Partial<Hotel> {
  const [admin_firstname = '', ...names] = hotel.contact_person_name.split(' ');
  return {
    admin_firstname,
    admin_lastname: names.join(' '),
    admin_user_email: hotel.contact_person_email,
    admin_user_phone: hotel.contact_person_phone,
    admin_approved: true,
    is_approved: true,
    is_active: true,
    approved_at: inTwoDays(hotel.created_at),
  };
}

function factoryOf(base: () => Hotel): HotelFactory {
  const build = (fields: Partial<Hotel> = {}) => ({ ...base(), ...fields });
  const having = (change: (hotel: Hotel) => Partial<Hotel>) =>
    factoryOf(() => {
      const hotel = base();
      return { ...hotel, ...change(hotel) };
    });
  return {
    build,
    buildList: (count, fields) => Array.from({ length: count }, () => build(fields)),
    approved: () => having(approve),
    rejected: (rejection_reason = 'The registration number is unknown.') =>
      having(({ created_at }) => ({
        is_approved: false,
        rejected_at: inTwoDays(created_at),
        rejection_reason,
      })),
    inactive: () => having((hotel) => ({ ...approve(hotel), is_active: false })),
  };
}

/** Builds undecided hotels that were registered from Lagos, Portugal. */
export const hotelFactory: HotelFactory = factoryOf(plainHotel);
