import type { MrzFormat } from '../../documents/mrz/mrz-layout.ts';
import { drawDocument } from './draw-document.ts';
import { photographDocument, type PhotographSettings } from './photograph-document.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import { specimen } from './specimens.ts';
import type { MrzHolder } from './write-mrz.ts';

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

/** A document and the conditions it is photographed under, the same for a seed on every machine. */
export function samplePhoto(seed: number): SamplePhoto {
  const random = seededRandom(seed * 7919 + 17);
  const format = (['TD3', 'TD1', 'TD2'] as const satisfies MrzFormat[])[seed % 3] ?? 'TD3';
  const issuer = random.oneOf(issuers);
  const [width, height] = random.oneOf(sizes);
  const quarter = seed % 5 === 4 ? random.whole(1, 3) * 90 : 0;
  return {
    holder: {
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
    },
    settings: {
      seed,
      width,
      height,
      share: random.between(0.6, 0.98),
      turn: quarter + random.between(-6, 6),
      slant: random.between(0, 0.1),
      blur: random.between(0, 1.5),
      noise: random.between(1, 10),
      shade: random.between(0, 0.6),
      quality: random.whole(60, 92),
    },
  };
}

/** Takes the picture; a JPEG as a phone would send it. */
export async function takeSample({ holder, settings }: SamplePhoto): Promise<Buffer> {
  return photographDocument(await drawDocument(specimen(holder)), settings);
}
