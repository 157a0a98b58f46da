import type { MrzFormat } from '../mrz/mrz-layout.ts';
import { mrzLayouts } from '../mrz/mrz-layout.ts';
import { parseMrz, type MrzReading } from '../mrz/parse-mrz.ts';
import { cutStrip } from './cut-strip.ts';
import { decodeText } from './decode-text.ts';
import { fitFixedPitch } from './fixed-pitch.ts';
import { mrzLikelihoods, type MrzLikelihoods } from './mrz-likelihoods.ts';
import type { MrzZone } from './mrz-zones.ts';
import { readPlaces, type PlacedLine } from './read-places.ts';
import { readStrip, stripHeight } from './read-strip.ts';
import type { RawPhoto } from '../../faces/raw-photo.ts';
import type { TextModels } from './text-models.ts';

export interface ScoredReading {
  reading: MrzReading;
  /** Higher is better; compare only. */
  score: number;
}

/** Length over thickness of what tells the way up. */
const middlePart = 8;

/** Reads a group of lines as a machine-readable zone, either way up; null when it is none. */
export async function readZone(
  models: TextModels,
  photo: RawPhoto,
  zone: MrzZone,
  today: string,
): Promise<ScoredReading | null> {
  const found: (ScoredReading | null)[] = [];
  for (const upsideDown of await likelierFirst(models, photo, zone)) {
    const lines = upsideDown ? [...zone].reverse() : zone;
    const readings: MrzLikelihoods[] = [];
    for (const line of lines) {
      const reading = await readStrip(models, cutStrip(photo, line, stripHeight, upsideDown));
      readings.push(mrzLikelihoods(reading, models.alphabet));
    }
    const formats: MrzFormat[] = lines.length === 3 ? ['TD1'] : ['TD3', 'TD2'];
    const best = bestOf(formats.flatMap((format) => readingsAs(format, readings, today)));
    if (best?.reading.valid) return best;
    found.push(best);
  }
  return bestOf(found.filter((each) => each !== null));
}

/**
 * Letters upside down look like other letters: how sure they are tells most times, but not always. The middle of a line
 * is enough to see it, and costs a quarter of the line.
 */
async function likelierFirst(models: TextModels, photo: RawPhoto, zone: MrzZone): Promise<boolean[]> {
  const line = zone.at(-1);
  if (!line) return [];
  const middle = { ...line, length: Math.min(line.length, middlePart * line.thickness) };
  const sureness = async (upsideDown: boolean) => {
    const strip = cutStrip(photo, middle, stripHeight, upsideDown);
    const read = decodeText(await readStrip(models, strip), models.alphabet);
    return read.reduce((sum, { likelihood }) => sum + likelihood ** 2, 0);
  };
  const upsideDown = (await sureness(true)) > (await sureness(false));
  return [upsideDown, !upsideDown];
}

function readingsAs(format: MrzFormat, readings: readonly MrzLikelihoods[], today: string): ScoredReading[] {
  const candidates = readings.map((reading, line) =>
    fitFixedPitch(reading, mrzLayouts[format].columns).map((pitch) =>
      readPlaces(reading, pitch, format, line),
    ),
  );
  return combinations(candidates).flatMap((lines) => {
    const reading = parseMrz(
      lines.map(({ text }) => text),
      today,
    );
    return reading ? [{ reading, score: scoreOf(reading, lines) }] : [];
  });
}

function combinations<T>(choices: readonly (readonly T[])[]): T[][] {
  return choices.reduce<T[][]>(
    (made, next) => made.flatMap((each) => next.map((one) => [...each, one])),
    [[]],
  );
}

function scoreOf(reading: MrzReading, lines: readonly PlacedLine[]): number {
  const checks = Object.values(reading.checks);
  const right = checks.filter((check) => check === 'right').length;
  const wrong = checks.filter((check) => check === 'wrong').length;
  const likelihood = lines.reduce((sum, line) => sum + line.likelihood, 0) / lines.length;
  const known = [reading.issuing_country, reading.nationality, reading.document_type].filter(Boolean).length;
  return (
    likelihood * 3 + right - wrong + known * 0.5 - reading.repairs.length * 0.2 + (reading.valid ? 2 : 0)
  );
}

function bestOf(readings: readonly ScoredReading[]): ScoredReading | null {
  return readings.reduce<ScoredReading | null>(
    (top, each) => (!top || each.score > top.score ? each : top),
    null,
  );
}
