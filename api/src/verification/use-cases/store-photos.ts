import { randomUUID } from 'node:crypto';
import { imageKinds, type ImageKind, type NewImage } from '../images.repository.ts';
import type { ImageStore } from '../image-store/open-image-store.ts';

export interface CheckedPhotos {
  selfie: Buffer;
  document: Buffer;
  document_back?: Buffer | undefined;
}

/** The sweep deletes files without a row, so the rows must follow within five minutes. */
export async function storePhotos(
  images: ImageStore,
  booking_id: number,
  photos: CheckedPhotos,
): Promise<NewImage[]> {
  return Promise.all(
    imageKinds.flatMap((kind) => {
      const photo = photos[kind];
      return photo ? [storePhoto(images, booking_id, kind, photo)] : [];
    }),
  );
}

async function storePhoto(
  images: ImageStore,
  booking_id: number,
  kind: ImageKind,
  photo: Buffer,
): Promise<NewImage> {
  const id = randomUUID();
  const path = `${booking_id}/${id}`;
  await images.put(path, photo);
  return { id, kind, path };
}
