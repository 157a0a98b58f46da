import type { DocumentPhotos, IdentityEngine } from '../../identity-engine.ts';
import { shareOf } from '../../calibration/error-rates.ts';
import { drawWithFace } from '../faces/passport-of.ts';
import { sampleFace, samplePortrait } from '../faces/sample-faces.ts';
import { photographDocument, type PhotographSettings } from './photograph-document.ts';
import { sampleHolder } from './sample-photos.ts';
import { seededRandom } from './seeded-random.ts';
import { specimen } from './specimens.ts';

const formats = ['TD3', 'TD1', 'TD2'] as const;
const cameras = [
  [1080, 1920],
  [1440, 1920],
  [1920, 1080],
] as const;

export type PageHint = (photo: Buffer) => Promise<string>;

function askewSettings(seed: number): PhotographSettings {
  const random = seededRandom(seed * 6151 + 29);
  const [width, height] = cameras[seed % cameras.length] ?? cameras[0];
  return {
    ...{ seed, width, height },
    share: random.between(0.45, 0.85),
    turn: random.between(-25, 25),
    slant: random.between(0, 0.25),
    blur: random.between(0, 1.5),
    noise: random.between(2, 10),
    shade: random.between(0, 0.4),
    dim: random.between(0, 0.55),
    glare: 0,
    quality: 80,
  };
}

/** Guests react to a hint, but still hold the document askew. */
const answers: Readonly<Record<string, (settings: PhotographSettings) => Partial<PhotographSettings>>> = {
  fillFrame: ({ share }) => ({ share: Math.min(0.95, share * 1.2) }),
  documentFar: ({ share }) => ({ share: Math.min(0.95, share * 1.2) }),
  documentDark: ({ dim = 0 }) => ({ dim: dim / 2 }),
  documentBlurred: ({ blur }) => ({ blur: blur / 2 }),
};

const maxHints = 5;

export interface FirstTry {
  seed: number;
  settings: PhotographSettings;
  hints: string[];
  end: string;
}

const face = 'cleo';

async function tryOnce(engine: IdentityEngine, hintOf: PageHint, seed: number): Promise<FirstTry> {
  const holder = sampleHolder(formats[seed % formats.length] ?? 'TD3', seededRandom(seed * 7919 + 43));
  const document = await drawWithFace(specimen(holder), samplePortrait(face));
  let settings = askewSettings(seed);
  let photo = await photographDocument(document, settings);
  const hints: string[] = [];
  while (hints.length < maxHints) {
    const hint = await hintOf(photo);
    hints.push(hint);
    if (hint === 'documentGood') break;
    settings = { ...settings, ...answers[hint]?.(settings) };
    photo = await photographDocument(document, settings);
  }
  const selfie = await sampleFace(face).jpeg({ quality: 90 }).toBuffer();
  return { seed, settings, hints, end: await endOf(engine, { selfie, document: photo }) };
}

async function endOf(engine: IdentityEngine, photos: Pick<DocumentPhotos, 'selfie' | 'document'>) {
  const { reason, document_evidence, repeats_capture, portrait_misplaced } = await engine.checkDocument({
    ...photos,
    numberKey: Buffer.alloc(32, 7),
  });
  if (reason === null && repeats_capture) return 'portrait repeats the selfie';
  if (reason === null && portrait_misplaced) return 'portrait out of place';
  return reason ?? (document_evidence === 'zone' ? 'verified' : `read by ${document_evidence} alone`);
}

export async function measureFirstTries(engine: IdentityEngine, hintOf: PageHint, guests: number) {
  const tries: FirstTry[] = [];
  for (let seed = 0; seed < guests; seed += 1) tries.push(await tryOnce(engine, hintOf, seed));
  const verified = tries.filter(({ end }) => end === 'verified').length;
  const byItself = tries.filter(({ hints }) => hints.at(-1) === 'documentGood').length;
  return {
    guests,
    verified: shareOf(verified, guests),
    byItself,
    hints: tries.reduce((sum, { hints }) => sum + hints.length, 0) / guests,
    failed: tries.filter(({ end }) => end !== 'verified'),
    byButton: tries
      .filter(({ hints }) => hints.at(-1) !== 'documentGood')
      .map(({ seed, hints }) => [seed, ...hints]),
  };
}
