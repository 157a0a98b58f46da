import type { ResultOf } from '@suite/contracts/http';
import type { deleteVerificationDataEndpoint } from '@suite/contracts/verification';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Returned } from '../../http/endpoints/serve-endpoint.ts';
import { eraseChecks, insertDeletion, isBeingChecked } from '../consents.repository.ts';
import { namePerson } from '../domain/acting-for.ts';
import type { Guest } from '../verification.policy.ts';
import { sweepImages, type SweptPlace } from './sweep-images.ts';

/** @throws DomainError CONFLICT while a check of the guest runs */
export async function deleteVerificationData(
  place: SweptPlace,
  guest: Guest,
  now = new Date(),
): Promise<Returned<ResultOf<typeof deleteVerificationDataEndpoint>>> {
  const { booking, address } = guest;
  const person = { booking_id: booking.id, passenger_id: booking.passenger_id };
  const deleted = await place.database.transaction(async (tx) => {
    if (await isBeingChecked(tx, guest)) {
      throw new DomainError('CONFLICT', 'DATA_IN_CHECK');
    }
    const counts = await eraseChecks(tx, guest, now);
    await insertDeletion(tx, guest, { deleted_at: now, ...counts });
    await recordAudit(tx, {
      actor: { user_id: null, address },
      hotel_id: booking.hotel_id,
      action: 'delete-verification-data',
      subject_type: 'booking',
      subject_id: booking.id,
      details: { ...namePerson(person), ...counts },
      happened_at: now,
    });
    return counts;
  });
  await sweepImages(place, { hotel_id: booking.hotel_id, booking_id: booking.id });
  return { deleted_at: now, ...deleted };
}
