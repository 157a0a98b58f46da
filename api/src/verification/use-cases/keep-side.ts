import { randomUUID } from 'node:crypto';
import type { DocumentSide } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { insertImages, type NewImage } from '../images.repository.ts';
import type { ImageStore } from '../image-store/open-image-store.ts';
import type { BookingKey } from '../../bookings/bookings.public.ts';
import { lockSelfie, replaceSide } from '../selfies.repository.ts';
import type { DecidedCheck } from './check-photos.ts';
import type { OpenedCheck } from './open-check.ts';

/** The side is stored in a file of its own, because the photos of a check are deleted with the check. */
export interface StoredSide {
  image: NewImage;
  from_file: boolean;
}

export async function storeSide(
  images: ImageStore,
  { guest: { booking }, photos, job }: OpenedCheck,
  { document_side }: DecidedCheck,
): Promise<StoredSide | null> {
  const kind: DocumentSide | null =
    document_side && (document_side === 'document' ? 'document_back' : 'document');
  const photo = kind && photos[kind];
  if (!photo || booking.retention_hours === 0) return null;
  const id = randomUUID();
  const path = `${booking.id}/${id}`;
  await images.put(path, photo);
  return { image: { id, kind, path }, from_file: job.document_source === 'file' };
}

/** Expires the side at once when its selfie is gone. */
export async function keepSide(
  tx: Database,
  side: StoredSide | null,
  { hotel_id, booking_id, selfie_row, keptSeconds }: BookingKey & { selfie_row: number; keptSeconds: number },
): Promise<void> {
  const hasSelfie = await lockSelfie(tx, { hotel_id, selfie_row });
  const kept = { hotel_id, booking_id, attempt_id: null, keptSeconds: hasSelfie ? keptSeconds : 0 };
  if (side) await insertImages(tx, [side.image], kept);
  if (!hasSelfie) return;
  await replaceSide(
    tx,
    { hotel_id, selfie_row },
    side && { image_id: side.image.id, from_file: side.from_file },
  );
}
