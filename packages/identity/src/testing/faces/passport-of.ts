import sharp, { type Sharp } from 'sharp';
import { drawDocument, type DocumentDrawing } from '../documents/draw-document.ts';
import { photographDocument } from '../documents/photograph-document.ts';
import { otherCard, type OtherThing } from '../documents/other-cards.ts';
import { specimen, specimenBack } from '../documents/specimens.ts';
import type { MrzHolder } from '../documents/write-mrz.ts';
import { samplePortrait, type SampleFace } from './sample-faces.ts';

const holder = {
  format: 'TD3',
  code: 'P',
  issuer: 'SWE',
  nationality: 'SWE',
  surname: 'ERIKSSON',
  given_names: 'ANNA MARIA',
  number: 'L898902C3',
  birth: '740812',
  sex: 'F',
  expiry: '320415',
  optional: '',
} as const;
const country = 'SVERIGE';

const camera = { seed: 5, width: 1920, height: 1440, share: 0.9, turn: 2, slant: 0.02, blur: 0.4, noise: 3 };
const light = { shade: 0.1, glare: 0, quality: 85 };

export const passportOf = (name: SampleFace): Promise<Buffer> => passportWith(samplePortrait(name));

export const passportWith = (picture: Sharp): Promise<Buffer> =>
  photographWithPicture(specimen(holder, { country }), picture);

const card = { ...holder, format: 'TD1', code: 'I' } as const;

export const cardFrontOf = (name: SampleFace): Promise<Buffer> =>
  photographWithFace(specimen(card, { country, withoutMrz: true }), name);

export const unlabelledFrontOf = (name: SampleFace): Promise<Buffer> =>
  photographWithFace(specimen(card, { country, withoutMrz: true, withoutLabels: true }), name);

/** Shows the back of these cards, or of another person's, with the zone. */
export async function cardBack(differing: Partial<MrzHolder> = {}): Promise<Buffer> {
  return photographDocument(await drawDocument(specimenBack({ ...card, ...differing })), {
    ...camera,
    ...light,
  });
}

export const otherCardOf = (thing: OtherThing, name: SampleFace): Promise<Buffer> =>
  photographWithFace(otherCard(thing, holder, 1), name);

const photographWithFace = (drawing: DocumentDrawing, name: SampleFace): Promise<Buffer> =>
  photographWithPicture(drawing, samplePortrait(name));

async function photographWithPicture(drawing: DocumentDrawing, picture: Sharp): Promise<Buffer> {
  return photographDocument(await drawWithFace(drawing, picture), { ...camera, ...light });
}

export async function drawWithFace(drawing: DocumentDrawing, picture: Sharp) {
  if (!drawing.portrait) throw new Error('There is no place for a face.');
  const page = await drawDocument(drawing);
  const scale = page.width / drawing.width;
  const { left, top, width, height } = drawing.portrait;
  const face = await picture.resize(Math.round(width * scale), Math.round(height * scale)).toBuffer();
  const { data, info } = await sharp(page.data, {
    raw: { width: page.width, height: page.height, channels: 3 },
  })
    .composite([{ input: face, left: Math.round(left * scale), top: Math.round(top * scale) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
