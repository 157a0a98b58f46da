import type { MrzFormat } from '../../documents/mrz/mrz-layout.ts';
import { drawDocument } from './draw-document.ts';
import { photographDocument, type PhotographSettings } from './photograph-document.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import { specimen } from './specimens.ts';
import type { MrzHolder } from './write-mrz.ts';

const formats = ['TD3', 'TD1', 'TD2'] as const satisfies MrzFormat[];
const surnames = [
  'ERIKSSON',
  'GARCIA LOPEZ',
  'MUELLER',
  'VAN DER BERG',
  'OBRIEN',
  'ROSSI',
  'BENALI',
  'SZCZEPANSKI',
  'WU',
  'DUPONT MARTIN',
];
const givenNames = [
  'ANNA MARIA',
  'JOSE',
  'HANS PETER',
  'WILLEM',
  'SIOBHAN',
  'GIULIA',
  'YOUSSEF',
  'ZOFIA',
  'LI',
  'JEAN BAPTISTE',
];
const issuers = ['UTO', 'D', 'FRA', 'ESP', 'ITA', 'GBR', 'MAR', 'POL', 'CHN', 'SWE'];
const sizes = [
  [1920, 1440],
  [1440, 1920],
  [1280, 960],
  [1920, 1080],
] as const;
const digits = (random: SeededRandom, count: number) =>
  Array.from({ length: count }, () => String(random.whole(0, 9))).join('');
const date = (random: SeededRandom, from: number, to: number) => {
  const two = (value: number) => String(value % 100).padStart(2, '0');
  return `${two(random.whole(from, to))}${two(random.whole(1, 12))}${two(random.whole(1, 28))}`;
};

export interface SamplePhoto {
  holder: MrzHolder;
  settings: PhotographSettings;
}

/**
 * `hard`: small, badly lit, blurred and askew. `lettered`: ordinary photos whose numbers mix letters and digits, with
 * many `O` and `0`.
 */
export type SampleKind = 'ordinary' | 'hard' | 'lettered';

type Range = readonly [min: number, max: number];

const conditions: Readonly<
  Record<
    Exclude<SampleKind, 'lettered'>,
    Record<'share' | 'blur' | 'noise' | 'shade' | 'quality', Range> &
      Record<'tilt' | 'slant' | 'glare', number>
  >
> = {
  ordinary: {
    share: [0.6, 0.98],
    tilt: 6,
    slant: 0.1,
    blur: [0, 1.5],
    noise: [1, 10],
    shade: [0, 0.6],
    glare: 0,
    quality: [60, 92],
  },
  hard: {
    share: [0.45, 0.75],
    tilt: 15,
    slant: 0.2,
    blur: [0.8, 2.4],
    noise: [5, 18],
    shade: [0.3, 0.8],
    glare: 0.6,
    quality: [35, 70],
  },
};

export function samplePhoto(seed: number, kind: SampleKind = 'ordinary'): SamplePhoto {
  const random = seededRandom(seed * 7919 + (kind === 'hard' ? 101 : 17));
  const format = formats[seed % formats.length] ?? 'TD3';
  const { share, tilt, slant, blur, noise, shade, glare, quality } =
    conditions[kind === 'hard' ? 'hard' : 'ordinary'];
  const [width, height] = random.oneOf(sizes);
  const quarter = seed % 5 === 4 ? random.whole(1, 3) * 90 : 0;
  return {
    holder: kind === 'lettered' ? lettered(sampleHolder(format, random), seed) : sampleHolder(format, random),
    settings: {
      seed,
      width,
      height,
      share: random.between(...share),
      turn: quarter + random.between(-tilt, tilt),
      slant: random.between(0, slant),
      blur: random.between(...blur),
      noise: random.between(...noise),
      shade: random.between(...shade),
      glare: random.between(0, glare),
      quality: random.whole(...quality),
    },
  };
}

function lettered(holder: MrzHolder, seed: number): MrzHolder {
  const random = seededRandom(seed + 5);
  const characters = [...'ABCDEFGHJKLMNOPRSTUVWXYZ0123456789O0O0U'];
  const number = Array.from({ length: 9 }, () => random.oneOf(characters)).join('');
  return { ...holder, number: holder.issuer === 'D' ? number.replaceAll('O', '0') : number };
}

export function sampleHolder(format: MrzFormat, random: SeededRandom): MrzHolder {
  const issuer = random.oneOf(issuers);
  return {
    format,
    code: format === 'TD3' ? 'P' : 'I',
    issuer,
    nationality: issuer,
    surname: random.oneOf(surnames),
    given_names: random.oneOf(givenNames),
    number: `${random.oneOf(['', 'C', 'XK', 'YA'])}${digits(random, 7)}`,
    birth: date(random, 1940, 2010),
    sex: random.oneOf(['F', 'M', '<']),
    expiry: date(random, 2024, 2035),
    optional: random.oneOf(['', '', digits(random, 6)]),
  };
}

export async function takeSample({ holder, settings }: SamplePhoto): Promise<Buffer> {
  return photographDocument(await drawDocument(specimen(holder)), settings);
}
