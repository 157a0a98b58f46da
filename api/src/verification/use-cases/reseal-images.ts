import type { ImageStore } from '../image-store/open-image-store.ts';
import { lockImage } from '../images.repository.ts';
import type { SweptPlace } from './sweep-images.ts';

/** Locks the row of each photo, so that a photo that is being deleted is not written again. */
export async function resealImages({ database, images }: SweptPlace): Promise<{
  resealed: number;
  unreadable: number;
}> {
  const counts = { resealed: 0, current: 0, unreadable: 0, gone: 0 };
  for (const { path } of await images.list()) {
    const outcome = await database.transaction(
      async (tx): Promise<Awaited<ReturnType<ImageStore['reseal']>>> =>
        (await lockImage(tx, path)) ? images.reseal(path) : 'gone',
    );
    counts[outcome] += 1;
  }
  return counts;
}
