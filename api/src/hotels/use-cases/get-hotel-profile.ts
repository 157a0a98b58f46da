import type { HotelProfile } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { withInstant } from '../domain/with-instant.ts';
import { findHotelProfile } from '../hotel-profile.repository.ts';
import { requireRunHotel } from '../hotels.policy.ts';

export async function getHotelProfile(db: Database, caller: Caller): Promise<HotelProfile> {
  return withInstant(await findHotelProfile(db, requireRunHotel(caller)));
}
