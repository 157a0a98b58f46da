import type { BodyOf, ResultOf } from '@suite/contracts/http';
import type { chooseLanguageEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { writeGuestLanguage } from '../../bookings/bookings.public.ts';
import { namePerson } from '../domain/acting-for.ts';
import type { Guest } from '../verification.policy.ts';

export async function chooseLanguage(
  db: Database,
  { booking, address }: Guest,
  { guest_language }: BodyOf<typeof chooseLanguageEndpoint>,
): Promise<ResultOf<typeof chooseLanguageEndpoint>> {
  const { hotel_id, id: booking_id } = booking;
  const holder = { hotel_id, booking_id, passenger_id: booking.passenger_id };
  return db.transaction(async (tx) => {
    if (await writeGuestLanguage(tx, holder, guest_language)) {
      await recordAudit(tx, {
        actor: { user_id: null, address },
        hotel_id,
        action: 'choose-language',
        subject_type: 'booking',
        subject_id: booking_id,
        details: { ...namePerson(holder), guest_language },
      });
    }
    return { guest_language };
  });
}
