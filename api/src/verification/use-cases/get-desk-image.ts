import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { requireParty, requirePhotos } from '../desk.policy.ts';
import type { StoredImage } from '../images.repository.ts';
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
  const maySee = ({ booking_id }: StoredImage) => booking_id === booking.id;
  return getVerificationImage(place, { actor, hotel_id: booking.hotel_id, maySee }, image);
}
