import type { ResultOf } from '@suite/contracts/http';
import type { ConsentPayload, FaceEngine, giveConsentEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { writeGuestLanguage } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Returned } from '../../http/endpoints/serve-endpoint.ts';
import { insertConsent } from '../consents.repository.ts';
import { deleteDeskChoice } from '../desk-checks.repository.ts';
import { namePerson } from '../domain/acting-for.ts';
import { consentTermsOf, isCoveredBy } from '../domain/consent-terms.ts';
import { requirePerson, type Guest } from '../verification.policy.ts';

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND, CONFLICT when the text has changed */
export async function giveConsent(
  db: Database,
  guest: Guest,
  { version, locale, user_type }: ConsentPayload,
  face_engine: FaceEngine,
): Promise<Returned<ResultOf<typeof giveConsentEndpoint>>> {
  const person = requirePerson(guest, user_type);
  const { booking, address } = guest;
  if (!isCoveredBy(consentTermsOf(booking, face_engine), version)) {
    throw new DomainError('CONFLICT', 'CONSENT_NEWER');
  }
  return db.transaction(async (tx) => {
    const consented_at = await insertConsent(tx, person, { version, locale, address });
    await deleteDeskChoice(tx, person);
    const { hotel_id, id: booking_id, passenger_id } = booking;
    const holder = { hotel_id, booking_id, passenger_id };
    await writeGuestLanguage(tx, holder, locale);
    await recordAudit(tx, {
      actor: { user_id: null, address },
      hotel_id,
      action: 'give-consent',
      subject_type: 'booking',
      subject_id: booking_id,
      details: { ...namePerson(person), version, locale },
    });
    return { version, locale, consented_at };
  });
}
