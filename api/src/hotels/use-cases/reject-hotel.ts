import { hotelRejectionSchema, type HotelRejection } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { composeEmail, enqueueEmail } from '../../mail/mail.public.ts';
import { parseBody } from '../../validation/request-values.ts';
import { requireReviewer } from '../hotels.policy.ts';
import { markRejected, type HotelRow } from '../hotels.repository.ts';
import { refuseDecision } from './refuse-decision.ts';

/** Rejects a registration and mails the contact person the reason. */
export async function rejectHotel(
  db: Database,
  caller: Caller,
  hotel_id: number,
  rejection: HotelRejection,
  now: Date = new Date(),
): Promise<HotelRow> {
  requireReviewer(caller);
  const { rejection_reason } = parseBody(hotelRejectionSchema, rejection) as HotelRejection;
  return db.transaction(async (tx) => {
    const hotel =
      (await markRejected(tx, hotel_id, rejection_reason, now)) ?? (await refuseDecision(tx, hotel_id));
    await enqueueEmail(tx, {
      recipient: hotel.contact_person_email,
      subject: `Your registration of ${hotel.hotel_name}`,
      ...composeEmail({
        greeting: `Hello ${hotel.contact_person_name},`,
        paragraphs: [
          `we could not approve the registration of ${hotel.hotel_name} for this reason:`,
          rejection_reason,
          'You are welcome to register again once this is settled.',
        ],
      }),
    });
    await recordAudit(tx, {
      actor: caller,
      hotel_id: hotel.id,
      action: 'reject-hotel',
      subject_type: 'hotel',
      subject_id: hotel.id,
      details: { hotel_name: hotel.hotel_name, rejection_reason },
      happened_at: now,
    });
    return hotel;
  });
}
