import sharp from 'sharp';
import { drawWithFace } from '../faces/passport-of.ts';
import { writeMrz, type MrzHolder } from './write-mrz.ts';
import type { DocumentDrawing, PrintedText } from './draw-document.ts';
import { sampleHolder } from './sample-photos.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

const sheetLayouts = 40;

const formats = ['TD3', 'TD1', 'TD2'] as const;
const zoneWidths = { TD3: 112, TD1: 77, TD2: 92 } as const;
const titles = [
  'PASSPORT',
  'IDENTITY CARD',
  'REPUBLIC OF UTOPIA',
  'LOYALTY CLUB CARD',
  'SPECIMEN - NOT A REAL DOCUMENT',
  'RESIDENCE PERMIT',
  'TRAVEL DOCUMENT',
  'Guest profile',
];
const tints = ['#ffffff', '#dfe6ee', '#f4f1ea', '#e9e4da', '#fdf3d0', '#e3f0e4'];
const wordings = [
  ['Surname', 'Given names', 'Date of birth', 'Date of expiry', 'Document No.'],
  ['SURNAME', 'GIVEN NAMES', 'DATE OF BIRTH', 'EXPIRY', 'NUMBER'],
  ['Name:', 'First name:', 'Born:', 'Valid until:', 'No:'],
] as const;

interface PageSize {
  width: number;
  height: number;
  free: number;
}

/** Draws one of the pages of a forger, reproducible for each number, with valid check digits. */
function drawnSheet(layout: number): DocumentDrawing {
  const random = seededRandom(layout * 977 + 3);
  const format = formats[layout % formats.length] ?? 'TD3';
  const holder = sampleHolder(format, random);
  const mrz = writeMrz(holder);
  const width = zoneWidths[format] + random.between(6, 40);
  const zone = 7 + mrz.length * 6.35;
  const height = zone + random.between(42, 80);
  const page = { width, height, free: height - zone };
  const portrait = placePortrait(page, random);
  const texts = [...titleOf(random), ...rowsOf(holder, portrait, page, random)];
  return { width, height, mrz, tint: random.oneOf(tints), portrait, texts };
}

/** Varies the position: left as on documents, right, in the middle, or over half of the page. */
function placePortrait({ width, free }: PageSize, random: SeededRandom) {
  const height = random.between(0.55, 0.95) * (free - 10);
  const wide = height * random.between(0.75, 0.95);
  const room = width - wide - 8;
  const left = 4 + room * random.oneOf([0, 0, 0.05, 0.4, 0.9, 1]);
  return { left, top: 8 + random.between(0, 1) * (free - 9 - height), width: wide, height };
}

const titleOf = (random: SeededRandom): PrintedText[] => [
  { text: random.oneOf(titles), left: random.between(4, 20), top: 2, size: random.between(2, 3.4) },
];

/** Writes next to the portrait, on the side with more space. */
function rowsOf(
  holder: MrzHolder,
  portrait: NonNullable<DocumentDrawing['portrait']>,
  { width, free }: PageSize,
  random: SeededRandom,
): PrintedText[] {
  const right = width - portrait.left - portrait.width;
  const left = right >= portrait.left ? portrait.left + portrait.width + 3 : 4;
  const labels = random.oneOf(wordings);
  const values = [holder.surname, holder.given_names, holder.birth, holder.expiry, holder.number];
  const step = Math.min(9, (free - 10) / labels.length);
  const size = Math.min(random.between(1.6, 2.2), step / 3);
  return labels.flatMap((label, row) => [
    { text: label, left, top: 8 + row * step, size: 0.7 * size },
    { text: values[row] ?? '', left, top: 8 + row * step + 1.3 * size, size },
  ]);
}

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

export async function drawSheet(pictures: readonly Buffer[], seed: number) {
  const random = seededRandom(seed * 613 + 5);
  const [selfie] = pictures;
  const pasted = random.whole(0, 1) === 1 ? selfie : random.oneOf(pictures);
  if (!pasted) throw new Error('There is no picture to paste.');
  return drawWithFace(drawnSheet(seed % sheetLayouts), sharp(await disguised(pasted, random)));
}
