import type { Database } from '@suite/database';
import { hotelRegistrationSchema, type HotelRegistration } from '@suite/contracts/hotels';
import { DomainError } from '../../errors/domain-error.ts';
import {
  countRegistrations,
  deleteRegistrationAttempt,
  findAddressRules,
  insertHotel,
  insertRegistrationAttempt,
  type HotelRow,
} from '../hotels.repository.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notifyPeople } from '../../notifications/notifications.public.ts';
import { parseBody } from '../../validation/request-values.ts';
import { defaultTimeZone } from '../domain/default-time-zone.ts';

/** The limits apply per hour, because a registration needs no session. */
export const registrationLimits = { of_address: 20, of_all: 300 } as const;

export async function guardRegistrations(db: Database, address: string): Promise<void> {
  const id = await insertRegistrationAttempt(db, address);
  const before = await countRegistrations(db, address, id);
  if (before.of_address < registrationLimits.of_address && before.of_all < registrationLimits.of_all) return;
  await deleteRegistrationAttempt(db, id);
  throw new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_REGISTRATIONS');
}

export async function registerHotel(
  db: Database,
  registration: HotelRegistration,
  { address, now = new Date() }: { address: string; now?: Date },
): Promise<HotelRow> {
  const rules = { values: await findAddressRules(db) };
  const fields = parseBody(hotelRegistrationSchema, registration, rules) as HotelRegistration;
  return db.transaction(async (tx) => {
    const hotel = await insertHotel(tx, {
      ...fields,
      time_zone: defaultTimeZone(fields.hotel_country),
      created_at: now,
    });
    if (!hotel) {
      throw new DomainError('CONFLICT', 'REGISTRATION_NUMBER_TAKEN', {}, 'registration_number');
    }
    await recordAudit(tx, {
      actor: { user_id: null, address },
      hotel_id: hotel.id,
      action: 'register-hotel',
      subject_type: 'hotel',
      subject_id: hotel.id,
      details: { hotel_name: hotel.hotel_name },
      happened_at: now,
    });
    const about = { subject_hotel_id: hotel.id, happened_at: now };
    await notifyPeople(tx, { kind: 'hotel', hotel_id: null, actor_id: null, ...about });
    return hotel;
  });
}
