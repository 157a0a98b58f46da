import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findHotel, type HotelWithAdmin } from '../hotel-lists.repository.ts';
import { hotelNotFound, requireReadable } from '../hotels.policy.ts';

/** One hotel with the login that approval made. */
export async function getHotel(db: Database, caller: Caller, hotel_id: number): Promise<HotelWithAdmin> {
  requireReadable(caller, hotel_id);
  const hotel = await findHotel(db, hotel_id);
  if (!hotel) throw hotelNotFound();
  return hotel;
}
