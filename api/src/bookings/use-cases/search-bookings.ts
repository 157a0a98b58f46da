import type { StayState } from '@suite/contracts/bookings';
import type { PlainCode } from '@suite/contracts/messages';
import { maxHitsPerKind } from '@suite/contracts/search';
import type { Message } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import type { FoundHit } from '../../text-search/found-hit.ts';
import {
  findBookingsInRoom,
  findIdentifiedBookings,
  findIndexedByGuest,
  findNewestByGuest,
  type BookingHit,
} from '../booking-searches.repository.ts';
import { guestsSeenBy, seesGuests } from '../domain/guest-visibility.ts';
import { readSearchTerm } from '../domain/search-term.ts';
import { codedMessage } from '../../errors/coded-message.ts';
import { roomNumberIn } from '../../text-search/room-number.ts';

export async function searchBookings(db: Database, caller: Caller, q: string): Promise<FoundHit[]> {
  const term = readSearchTerm(q);
  if (!term) return [];
  const { scope } = caller;
  const isName = term.id !== null || term.short_id !== null || term.reference !== null;
  const identified = isName ? await findIdentifiedBookings(db, scope, term, maxHitsPerKind) : [];
  const room_number = seesGuests(caller) ? roomNumberIn(q) : null;
  const inRoom = room_number === null ? [] : await findBookingsInRoom(db, scope, room_number, maxHitsPerKind);
  const guests = term.text !== null && seesGuests(caller) ? await findGuests(db, caller, term.text) : [];
  const mask = guestsSeenBy(caller);
  return [
    ...inRoom.map((hit) => bookingHit(caller, hit, 'guest', { message: hit.name }, numberOf(hit))),
    ...identified.map((hit) => {
      const { name } = mask({ ...hit, email: '', passengers: [] });
      return bookingHit(caller, hit, 'booking', numberOf(hit), { message: name });
    }),
    ...guests.map((hit) =>
      bookingHit(caller, hit, 'guest', { message: hit.guest ?? hit.name }, numberOf(hit)),
    ),
  ];
}

const numberOf = ({ id }: BookingHit) => codedMessage('BOOKING_HIT', { id });

async function findGuests(db: Database, { scope }: Caller, text: string): Promise<BookingHit[]> {
  const newest = await findNewestByGuest(db, scope, text, maxHitsPerKind);
  return newest.length === maxHitsPerKind ? newest : findIndexedByGuest(db, scope, text, maxHitsPerKind);
}

function bookingHit(
  { scope }: Caller,
  { id, hotel_name, checkin_date, no_nights, stay_state, external_reference }: BookingHit,
  kind: 'booking' | 'guest',
  title: Message,
  about: Message,
): FoundHit {
  const hotel = scope.kind === 'all' ? [{ message: hotel_name }] : [];
  const stay = codedMessage('BOOKING_HIT_NIGHTS', { date: { date: checkin_date }, no_nights });
  const code = stateCodes[stay_state];
  const state = code ? [codedMessage(code, {})] : [];
  const named = external_reference ? [{ message: external_reference }] : [];
  const details = [about, ...named, ...hotel, stay, ...state];
  return { kind, id, title, details, path: `/bookings?id=${id}` };
}

const stateCodes: Readonly<Partial<Record<StayState, PlainCode>>> = {
  in_house: 'HIT_IN_HOUSE',
  checked_out: 'HIT_CHECKED_OUT',
  no_show: 'HIT_NO_SHOW',
  cancelled: 'HIT_CANCELLED',
};
