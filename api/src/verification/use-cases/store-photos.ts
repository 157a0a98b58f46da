import { randomUUID } from 'node:crypto';
import { imageKinds, type NewImage } from '../images.repository.ts';
import type { ImageStore } from '../image-store/open-image-store.ts';

/** The photos of a check as they are looked at and kept. */
export interface CheckedPhotos {
  selfie: Buffer;
  document: Buffer;
}

/** Puts both photos of a check into the store. Until a row names them the sweep takes them for forgotten. */
export async function storePhotos(
  images: ImageStore,
  booking_id: number,
  photos: CheckedPhotos,
): Promise<NewImage[]> {
  return Promise.all(
    imageKinds.map(async (kind) => {
      const id = randomUUID();
      const path = `${booking_id}/${id}`;
      await images.put(path, photos[kind]);
      return { id, kind, path };
    }),
  );
}
