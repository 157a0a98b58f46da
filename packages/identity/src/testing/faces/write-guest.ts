import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodePhoto } from './encode-photo.ts';
import { holdPhoto } from './hold-photo.ts';
import { openHead } from './open-head.ts';
import { cardBack, cardFrontOf, otherCardOf, passportOf, unlabelledFrontOf } from './passport-of.ts';
import { showOnScreen } from './show-on-screen.ts';

/** She looks a little aside in her photo: from here on the nets of browser and server see her turn both ways. */
const ahead = 18;
const angles = { left: [32, 0], right: [-32, 0], up: [0, 28], down: [0, -28] } as const;
/** Shares of a pose: as close as a camera sees a head that moves slowly. */
const shares = Array.from({ length: 11 }, (_, tenth) => tenth / 10);
const other = { straight: ahead, halfRight: 0 } as const;

/**
 * Writes one guest: the frames of their head, photos of them that are held up, their passport and another person's.
 * Each file is named after what it shows: `left-0.6.jpg` is more than half of a turn to the left.
 */
export async function writeGuest(folder: string): Promise<void> {
  const { turned } = await openHead('cleo');
  const write = (name: string, photo: Buffer) => writeFile(join(folder, `${name}.jpg`), photo);
  for (const [name, degrees] of Object.entries(other)) await write(name, await encodePhoto(turned(degrees)));
  for (const [pose, [turn, lift]] of Object.entries(angles))
    for (const share of shares)
      await write(`${pose}-${share}`, await encodePhoto(turned(ahead + share * turn, share * lift)));
  const held = (degrees: number) => encodePhoto(holdPhoto(turned(ahead), degrees, 0.7));
  await write('photo', await held(0));
  await write('held', await held(-45));
  await write('passport', await passportOf('cleo'));
  await write('othersPassport', await passportOf('bea'));
}

/** Writes what the same guest might send in place of a passport, among it the front of an identity card. */
export async function writeOtherThings(folder: string): Promise<void> {
  const { turned } = await openHead('cleo');
  const passport = await passportOf('cleo');
  const photos = {
    cardFront: cardFrontOf('cleo'),
    unlabelledFront: unlabelledFrontOf('cleo'),
    cardBack: cardBack(),
    passportOnItsSide: sharp(passport).rotate(90).jpeg().toBuffer(),
    studentCard: otherCardOf('student card', 'cleo'),
    businessCard: otherCardOf('business card', 'cleo'),
    screen: showOnScreen(turned(other.halfRight), { degrees: 0, distance: 0.8, light: 1.1 }),
    blankPage: sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#f4f1ea' } })
      .jpeg()
      .toBuffer(),
  };
  for (const [name, photo] of Object.entries(photos))
    await writeFile(join(folder, `${name}.jpg`), await photo);
}
