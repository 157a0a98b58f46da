import type { Passenger, GuestPerson } from '@suite/contracts/bookings';

export interface Person {
  hotel_id: number;
  booking_id: number;
  passenger_id: number | null;
  name: string;
  is_verified: boolean;
}

export interface PartyOfLink {
  id: number;
  hotel_id: number;
  name: string;
  is_verified: boolean;
  passengers: readonly Pick<Passenger, 'id' | 'name' | 'is_verified'>[];
  passenger_id: number | null;
}

export type PersonKey = Pick<Person, 'hotel_id' | 'booking_id' | 'passenger_id'>;

export type ActingRefusal = 'unknown' | 'only-primary' | 'primary-first' | 'wait-for-primary';

export function actingFor(
  link: PartyOfLink,
  named: GuestPerson | undefined,
): { person: Person } | { refusal: ActingRefusal } {
  const own = link.passenger_id;
  const booking = { hotel_id: link.hotel_id, booking_id: link.id };
  const item_id = named?.item_id ?? own ?? link.id;
  const isPrimary = named ? named.user_type === 'primary' : own === null;
  if (own !== null && (isPrimary || item_id !== own)) return { refusal: 'only-primary' };
  if (isPrimary) {
    if (item_id !== link.id) return { refusal: 'unknown' };
    return { person: { ...booking, passenger_id: null, name: link.name, is_verified: link.is_verified } };
  }
  const guest = link.passengers.find(({ id }) => id === item_id);
  if (!guest) return { refusal: 'unknown' };
  if (!link.is_verified) return { refusal: own === null ? 'primary-first' : 'wait-for-primary' };
  const { id, name, is_verified } = guest;
  return { person: { ...booking, passenger_id: id, name, is_verified } };
}

export function namePerson({
  booking_id,
  passenger_id,
}: Pick<Person, 'booking_id' | 'passenger_id'>): GuestPerson {
  return passenger_id === null
    ? { user_type: 'primary', item_id: booking_id }
    : { user_type: 'guest', item_id: passenger_id };
}
