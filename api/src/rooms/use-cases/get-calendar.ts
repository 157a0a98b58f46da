import type { QueryOf } from '@suite/contracts/http';
import { holdsAny, mayManageBooking } from '@suite/contracts/permissions';
import type { Calendar, getCalendarEndpoint } from '@suite/contracts/rooms';
import type { Database } from '@suite/database';
import type { AnyCaller } from '../../access/caller.ts';
import { nameSeenBy } from '../../bookings/bookings.public.ts';
import { findOverbooked } from '../availability.repository.ts';
import { findCalendarRates, findCalendarStays } from '../calendar.repository.ts';
import { findBlocks, findToday } from '../room-nights.repository.ts';
import { findAllRooms } from '../rooms.repository.ts';
import { findAvailability, requireHotelToRead } from './get-availability.ts';

/** @throws DomainError HOTEL_NOT_FOUND, VALIDATION_ERROR if a global role names no hotel */
export async function getCalendar(
  db: Database,
  caller: AnyCaller,
  { hotelId, from, to }: NonNullable<QueryOf<typeof getCalendarEndpoint>>,
): Promise<Calendar> {
  const hotel_id = await requireHotelToRead(db, caller, hotelId);
  const nights = { hotel_id, from, to };
  const mayMove = holdsAny(caller.permissions, mayManageBooking);
  const [today, rooms, stays, blocks, availability, rates] = await Promise.all([
    findToday(db, hotel_id),
    findAllRooms(db, hotel_id),
    findCalendarStays(db, nights),
    findBlocks(db, hotel_id, { from, to }),
    findAvailability(db, nights),
    mayMove ? findCalendarRates(db, nights) : [],
  ]);
  const overbooked = await findOverbooked(
    db,
    stays.filter(({ is_overbooked }) => is_overbooked).map(({ booking_id: id }) => ({ hotel_id, id })),
  );
  return {
    today,
    rooms,
    stays: stays.map((stay) => ({
      ...stay,
      name: nameSeenBy(caller, stay.name),
      is_overbooked: overbooked.has(stay.booking_id),
    })),
    blocks,
    availability,
    rates,
  };
}
