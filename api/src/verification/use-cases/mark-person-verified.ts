import type { Database } from '@suite/database';
import { recordVerification, type VerifiedMark } from '../../bookings/bookings.public.ts';
import type { PersonKey } from '../domain/acting-for.ts';
import { expireImagesOf } from '../images.repository.ts';

/** Also deletes all photos of the person, because they are no longer needed. */
export async function markPersonVerified(
  tx: Database,
  person: PersonKey,
  verified: Pick<VerifiedMark, 'verified_at' | 'how'>,
): Promise<void> {
  const { hotel_id, booking_id, passenger_id } = person;
  const people = passenger_id === null ? 'primary' : { passenger_id };
  await recordVerification(tx, { hotel_id, booking_id, people, ...verified });
  await expireImagesOf(tx, person);
}
