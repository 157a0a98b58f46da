import sharp from 'sharp';
import { drawDocument } from '../documents/draw-document.ts';
import { photographDocument } from '../documents/photograph-document.ts';
import { specimen } from '../documents/specimens.ts';
import { sampleFace, type SampleFace } from './sample-faces.ts';

const holder = {
  format: 'TD3',
  code: 'P',
  issuer: 'UTO',
  nationality: 'UTO',
  surname: 'ERIKSSON',
  given_names: 'ANNA MARIA',
  number: 'L898902C3',
  birth: '740812',
  sex: 'F',
  expiry: '320415',
  optional: '',
} as const;

const camera = { seed: 5, width: 1920, height: 1440, share: 0.9, turn: 2, slant: 0.02, blur: 0.4, noise: 3 };
const light = { shade: 0.1, glare: 0, quality: 85 };

/** A passport with this face, photographed by a phone. */
export async function passportOf(name: SampleFace): Promise<Buffer> {
  const drawing = specimen(holder);
  const page = await drawDocument(drawing);
  const scale = page.width / drawing.width;
  const { left, top, width, height } = drawing.portrait;
  const face = await sampleFace(name)
    .resize(Math.round(width * scale), Math.round(height * scale))
    .toBuffer();
  const { data, info } = await sharp(page.data, {
    raw: { width: page.width, height: page.height, channels: 3 },
  })
    .composite([{ input: face, left: Math.round(left * scale), top: Math.round(top * scale) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return photographDocument({ data, width: info.width, height: info.height }, { ...camera, ...light });
}
