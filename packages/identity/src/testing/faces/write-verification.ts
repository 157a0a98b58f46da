import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { aheadOf } from './drawn-heads.ts';
import { openFrames } from './open-frames.ts';
import { passportOf } from './passport-of.ts';

export async function writeVerification(folder: string): Promise<void> {
  const { straight, posing } = await openFrames('cleo', aheadOf('cleo'));
  const frames = await Promise.all(
    posing('left', 'up', 'right').map(({ photo }) =>
      sharp(photo).resize(640, 480, { fit: 'contain', background: '#4a4038' }).jpeg().toBuffer(),
    ),
  );
  const selfie = sharp(straight).resize(1440, 1080, { fit: 'contain', background: '#4a4038' });
  const photos = { selfie: await selfie.jpeg().toBuffer(), document: await passportOf('cleo') };
  await Promise.all([
    ...Object.entries(photos).map(([name, photo]) => writeFile(join(folder, `${name}.jpg`), photo)),
    ...frames.map((frame, index) => writeFile(join(folder, `frame-${index}.jpg`), frame)),
  ]);
}
