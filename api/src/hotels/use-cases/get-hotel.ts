import { holdsAny } from '@suite/contracts/permissions';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findHotel, type HotelWithAdmin } from '../hotel-lists.repository.ts';
import { hotelNotFound, requireReadable } from '../hotels.policy.ts';

export async function getHotel(db: Database, caller: Caller, hotel_id: number): Promise<HotelWithAdmin> {
  requireReadable(caller, hotel_id);
  const hotel = await findHotel(db, hotel_id);
  if (!hotel) throw hotelNotFound();
  return holdsAny(caller.permissions, ['approve_hotels', 'manage_hotel']) ? hotel : { ...hotel, ...hidden };
}

const hidden = {
  registration_number: '',
  contact_person_name: '',
  contact_person_email: '',
  contact_person_phone: '',
  admin_firstname: null,
  admin_lastname: null,
  admin_user_email: null,
  admin_user_phone: null,
  rejection_reason: null,
};
