import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFrames } from './open-frames.ts';
import { passportOf } from './passport-of.ts';

/**
 * Writes one guest: the frames of their head, photos of them that are held up, their passport and somebody else's.
 * Each file is named after what it shows.
 */
export async function writeGuest(folder: string): Promise<void> {
  const frames = await openFrames('dora');
  const photos = { ...frames, passport: await passportOf('dora'), othersPassport: await passportOf('bea') };
  await Promise.all(
    Object.entries(photos).map(([name, photo]) => writeFile(join(folder, `${name}.jpg`), photo)),
  );
}
