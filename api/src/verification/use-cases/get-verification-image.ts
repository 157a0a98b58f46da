import type { Database } from '@suite/database';
import { recordAudit, type Actor } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findStoredImage, type StoredImage } from '../images.repository.ts';
import type { ImageStore } from '../image-store/open-image-store.ts';

export interface ImageViewer {
  actor: Actor;
  hotel_id: number;
  maySee(image: StoredImage): boolean;
}

/** @throws DomainError NOT_FOUND, also for a photo that only others may see */
export async function getVerificationImage(
  { database, images }: { database: Database; images: ImageStore },
  { actor, hotel_id, maySee }: ImageViewer,
  id: string,
): Promise<Buffer> {
  const image = await findStoredImage(database, hotel_id, id);
  const photo = image && maySee(image) ? await images.get(image.path) : undefined;
  if (!image || !photo) throw new DomainError('NOT_FOUND', 'PHOTO_GONE');
  await recordAudit(database, {
    actor,
    hotel_id,
    action: 'get-verification-image',
    subject_type: 'booking',
    subject_id: image.booking_id,
    details: { image_id: image.id, kind: image.kind },
  });
  return photo;
}
