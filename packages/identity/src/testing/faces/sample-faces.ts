import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const demo = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api')), '../demo');

const places = {
  ana: { file: 'sample6.jpg', left: 130, top: 400, size: 460 },
  bea: { file: 'sample6.jpg', left: 1370, top: 230, size: 460 },
  cleo: { file: 'sample3.jpg', left: 960, top: 140, size: 440 },
  dora: { file: 'sample5.jpg', left: 250, top: 790, size: 420 },
} as const;

/** Cleo has photos of two evenings, the others only one. */
const otherPhotos: Partial<Record<SampleFace, Place>> = {
  cleo: { file: 'sample1.jpg', left: 1348, top: 98, size: 460 },
};

export type SampleFace = keyof typeof places;

interface Place {
  file: string;
  left: number;
  top: number;
  size: number;
}

export const sampleFace = (name: SampleFace): Sharp => cutOut(places[name]);

const cutOut = ({ file, left, top, size }: Place) =>
  sharp(join(demo, file)).extract({ left, top, width: size, height: size });

export function samplePortrait(name: SampleFace): Sharp {
  const other = otherPhotos[name];
  return other ? cutOut(other) : sampleFace(name).flop().grayscale().toColourspace('srgb');
}

export const samplePhoto = (name: SampleFace) => sharp(join(demo, places[name].file));

export const documentWith = (name: SampleFace, portrait = 300): Promise<Buffer> =>
  documentOf(samplePortrait(name), portrait);

export async function documentOf(picture: Sharp, portrait = 300): Promise<Buffer> {
  const face = await picture.resize(portrait, portrait).toBuffer();
  return sharp({ create: { width: 1000, height: 625, channels: 3, background: '#dfe7e2' } })
    .composite([{ input: face, left: 60, top: 180 }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
