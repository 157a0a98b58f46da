import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const demo = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api')), '../demo');

/** Faces in the photos that `@vladmandic/face-api` brings for its demo, each cut out with its surroundings. */
const places = {
  ana: { file: 'sample6.jpg', left: 130, top: 400, size: 460 },
  bea: { file: 'sample6.jpg', left: 1370, top: 230, size: 460 },
  cleo: { file: 'sample3.jpg', left: 960, top: 140, size: 440 },
  dora: { file: 'sample5.jpg', left: 250, top: 790, size: 420 },
} as const;

export type SampleFace = keyof typeof places;

export function sampleFace(name: SampleFace): Sharp {
  const { file, left, top, size } = places[name];
  return sharp(join(demo, file)).extract({ left, top, width: size, height: size });
}

/** The face as a document carries it: there is one photo of each person, and on no document is it the selfie. */
export const samplePortrait = (name: SampleFace) => sampleFace(name).flop().grayscale().toColourspace('srgb');

/** The whole photo, with all people in it. */
export const samplePhoto = (name: SampleFace) => sharp(join(demo, places[name].file));

/** A document of 1,000 pixels with a portrait of so many pixels on its left. */
export async function documentWith(name: SampleFace, portrait = 300): Promise<Buffer> {
  const face = await samplePortrait(name).resize(portrait, portrait).toBuffer();
  return sharp({ create: { width: 1000, height: 625, channels: 3, background: '#dfe7e2' } })
    .composite([{ input: face, left: 60, top: 180 }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
