import { hotelRejectionSchema, type HotelRejection } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { findLanguage, findLanguageOfAddress } from '../../auth/auth.public.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { parseBody } from '../../validation/request-values.ts';
import { requireReviewer } from '../hotels.policy.ts';
import { markRejected, type HotelRow } from '../hotels.repository.ts';
import { refuseDecision } from './refuse-decision.ts';

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
    const { hotel_name, contact_person_email: usr_email, contact_person_name: usr_firstname } = hotel;
    const usr_language =
      (await findLanguageOfAddress(tx, usr_email)) ?? (await findLanguage(tx, [caller.user_id]));
    await enqueueTranslatedEmail(tx, { usr_email, usr_firstname, usr_language }, ({ t, verbatim }) => ({
      subject: t('Your registration of {hotel_name}', { hotel_name }),
      paragraphs: [
        t('we could not approve the registration of {hotel_name} for this reason:', { hotel_name }),
        verbatim(rejection_reason),
        t('You are welcome to register again once this is settled.'),
      ],
    }));
    await recordAudit(tx, {
      actor: caller,
      hotel_id: hotel.id,
      action: 'reject-hotel',
      subject_type: 'hotel',
      subject_id: hotel.id,
      details: { hotel_name, rejection_reason },
      happened_at: now,
    });
    return hotel;
  });
}
