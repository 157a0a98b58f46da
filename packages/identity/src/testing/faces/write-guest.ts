import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodePhoto } from './encode-photo.ts';
import { openHead } from './open-head.ts';
import { passportOf } from './passport-of.ts';

/** She looks aside in her photo; from this angle, the nets of browser and server detect turns in both directions. */
const ahead = 18;
const angles = { left: [32, 0], right: [-32, 0], up: [0, 28], down: [0, -28] } as const;
const tenths = Array.from({ length: 11 }, (_, tenth) => tenth / 10);

/**
 * Writes a guest's head, frames, passport and another person's passport. File names contain pose and share:
 * `left-0.6.jpg`.
 */
export async function writeGuest(folder: string, shares: readonly number[] = tenths): Promise<void> {
  const { turned } = await openHead('cleo');
  const write = (name: string, photo: Buffer) => writeFile(join(folder, `${name}.jpg`), photo);
  await write('straight', await encodePhoto(turned(ahead)));
  for (const [pose, [turn, lift]] of Object.entries(angles))
    for (const share of shares)
      await write(`${pose}-${share}`, await encodePhoto(turned(ahead + share * turn, share * lift)));
  await write('passport', await passportOf('cleo'));
  await write('othersPassport', await passportOf('bea'));
}
