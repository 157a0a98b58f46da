import { randomUUID } from 'node:crypto';
import { imageKinds, type ImageKind, type NewImage } from '../images.repository.ts';
import type { ImageStore } from '../image-store/open-image-store.ts';

/** The photos of a check as they are looked at and kept. */
export interface CheckedPhotos {
  selfie: Buffer;
  document: Buffer;
  /** The other side of a card. */
  document_back?: Buffer | undefined;
}

/** Puts the photos of a check into the store. Until a row names them the sweep takes them for forgotten. */
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
