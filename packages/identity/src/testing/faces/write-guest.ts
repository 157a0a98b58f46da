import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodePhoto } from './encode-photo.ts';
import { holdPhoto } from './hold-photo.ts';
import { openHead } from './open-head.ts';
import { passportOf } from './passport-of.ts';

/** She looks a little aside in her photo: from here on the nets of browser and server see her turn both ways. */
const poses = { straight: 18, halfLeft: 35, left: 52, halfRight: 0, right: -18 } as const;

/**
 * Writes one guest: the frames of their head, photos of them that are held up, their passport and somebody else's.
 * Each file is named after what it shows.
 */
export async function writeGuest(folder: string): Promise<void> {
  const { turned } = await openHead('cleo');
  const write = (name: string, photo: Buffer) => writeFile(join(folder, `${name}.jpg`), photo);
  for (const [name, degrees] of Object.entries(poses)) await write(name, await encodePhoto(turned(degrees)));
  const held = (degrees: number) => encodePhoto(holdPhoto(turned(poses.straight), degrees, 0.7));
  await write('photo', await held(0));
  await write('held', await held(-45));
  await write('passport', await passportOf('cleo'));
  await write('othersPassport', await passportOf('bea'));
}
