import {
  consentVersion,
  type ConsentPayload,
  type giveConsentEndpoint,
  type ResultOf,
} from '@suite/contracts';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { writeGuestLanguage } from '../../bookings/bookings.public.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { Returned } from '../../plugins/serve-endpoint.ts';
import { insertConsent } from '../consents.repository.ts';
import { namePerson } from '../domain/acting-for.ts';
import { requirePerson, type Guest } from '../verification.policy.ts';

/**
 * Stores that a person agreed to the text shown to them.
 * @throws ApiError PERMISSION_DENIED, NOT_FOUND, CONFLICT when the text is another by now
 */
export async function giveConsent(
  db: Database,
  guest: Guest,
  { version, locale, user_type }: ConsentPayload,
): Promise<Returned<ResultOf<typeof giveConsentEndpoint>>> {
  const person = requirePerson(guest, user_type);
  if (version !== consentVersion) {
    throw new ApiError(
      409,
      'CONFLICT',
      'The consent has a newer text. Please reload the page and read it again.',
    );
  }
  const { booking, address } = guest;
  return db.transaction(async (tx) => {
    const consented_at = await insertConsent(tx, person, { version, locale, address });
    // Mails about the booking go to its primary guest.
    if (booking.passenger_id === null) await writeGuestLanguage(tx, booking.id, locale);
    await recordAudit(tx, {
      actor: { user_id: null, address },
      hotel_id: booking.hotel_id,
      action: 'give-consent',
      subject_type: 'booking',
      subject_id: booking.id,
      details: { ...namePerson(person), version, locale },
    });
    return { version, locale, consented_at };
  });
}
