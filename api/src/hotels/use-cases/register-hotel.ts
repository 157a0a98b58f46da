import { hotelRegistrationSchema, type HotelRegistration } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { notifyPeople } from '../../notifications/notifications.public.ts';
import { parseBody } from '../../validation/request-values.ts';
import { findAddressRules } from '../address-rules.repository.ts';
import { defaultTimeZone } from '../domain/default-time-zone.ts';
import { insertHotel, type HotelRow } from '../hotels.repository.ts';

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
