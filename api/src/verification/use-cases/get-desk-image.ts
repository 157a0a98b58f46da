import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { requireParty, requirePhotos } from '../desk.policy.ts';
import type { ImageStore } from '../image-store/open-image-store.ts';
import { getVerificationImage } from './get-verification-image.ts';

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, NOT_FOUND also for a photo of another booking */
export async function getDeskImage(
  place: { database: Database; images: ImageStore },
  caller: Caller,
  { id, image }: { id: number; image: string },
): Promise<Buffer> {
  requirePhotos(caller);
  const { booking } = await requireParty(place.database, caller, id);
  const actor = { user_id: caller.user_id, address: caller.address };
  return getVerificationImage(place, { actor, maySee: ({ booking_id }) => booking_id === booking.id }, image);
}
