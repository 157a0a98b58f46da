import sharp from 'sharp';
import { drawWithFace } from '../faces/passport-of.ts';
import { drawnSheet, sheetLayouts } from './drawn-sheets.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

/** Disguises a picture as a forger would, reproducible for each seed. */
async function disguised(picture: Buffer, random: SeededRandom): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const edge = Math.floor(random.between(0, 0.1) * Math.min(width, height));
  const cut = sharp(picture).extract({
    ...{ left: edge, top: edge },
    ...{ width: width - 2 * edge, height: height - 2 * edge },
  });
  const turned = await (random.whole(0, 1) === 1 ? cut.flop() : cut)
    .rotate(random.between(-8, 8), { background: '#888888' })
    .linear(random.between(0.7, 1.25), random.between(-10, 20))
    .jpeg({ quality: random.whole(30, 90) })
    .toBuffer();
  const coloured = random.whole(0, 2) > 0 ? sharp(turned) : sharp(turned).grayscale().toColourspace('srgb');
  const blur = random.between(0, 2);
  return (blur > 0.3 ? coloured.blur(blur) : coloured).png().toBuffer();
}

/** Pastes one of the pictures on a sheet, the first one half of the times. */
export async function drawSheet(pictures: readonly Buffer[], seed: number) {
  const random = seededRandom(seed * 613 + 5);
  const [selfie] = pictures;
  const pasted = random.whole(0, 1) === 1 ? selfie : random.oneOf(pictures);
  if (!pasted) throw new Error('There is no picture to paste.');
  return drawWithFace(drawnSheet(seed % sheetLayouts), sharp(await disguised(pasted, random)));
}
