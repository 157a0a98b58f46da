import type { MrzFormat } from '../mrz/mrz-layout.ts';
import { mrzLayouts } from '../mrz/mrz-layout.ts';
import { parseMrz, type MrzReading } from '../mrz/parse-mrz.ts';
import { decodeText } from './decode-text.ts';
import { fitFixedPitch } from './fixed-pitch.ts';
import { mrzLikelihoods, type MrzLikelihoods } from './mrz-likelihoods.ts';
import type { MrzZone } from './mrz-zones.ts';
import { readPlaces, unseenFiller, type PlacedLine } from './read-places.ts';
import { readStrip } from './read-strip.ts';
import { settleCircles } from './settle-circles.ts';
import type { RawPhoto } from '../../faces/raw-photo.ts';
import type { TextModels } from './text-models.ts';

export interface ScoredReading {
  reading: MrzReading;
  rivalNumbers: readonly string[];
  hasGapInNumber: boolean;
  nameLikelihood: number;
  upsideDown: boolean;
  score: number;
}

/** Several candidates are evaluated, as a wrong letter can make a shifted line look better. */
const settledWays = 6;
const middlePart = 8;

export async function readZone(
  models: TextModels,
  photo: RawPhoto,
  zone: MrzZone,
  today: string,
): Promise<ScoredReading | null> {
  const found: ScoredReading[] = [];
  for (const upsideDown of await likelierFirst(models, photo, zone)) {
    const lines = upsideDown ? [...zone].reverse() : zone;
    const readings: MrzLikelihoods[] = [];
    for (const line of lines) {
      const reading = await readStrip(models, photo, line, upsideDown);
      readings.push(mrzLikelihoods(reading, models.alphabet));
    }
    const formats: MrzFormat[] = lines.length === 3 ? ['TD1'] : ['TD3', 'TD2', 'CNI'];
    const ways = formats.flatMap((format) => readingsAs(format, readings, today));
    const likeliest = ways.sort((a, b) => b.score - a.score).slice(0, settledWays);
    const best = bestOf(likeliest.map((way) => settled(way, today)));
    if (best) found.push({ ...best, upsideDown });
    if (best && isZone(best.reading)) break;
  }
  return bestOf(found);
}

/** Any text passes one check digit in ten, so two must agree. */
export function isZone({ agreeing, checks, valid }: MrzReading): boolean {
  return agreeing >= 2 || (agreeing === 1 && valid && checks.composite === 'right');
}

/** Likelihoods usually show the orientation. The middle of a line suffices and costs a quarter. */
async function likelierFirst(models: TextModels, photo: RawPhoto, zone: MrzZone): Promise<boolean[]> {
  const line = zone.at(-1);
  if (!line) return [];
  const middle = { ...line, length: Math.min(line.length, middlePart * line.thickness) };
  const sureness = async (upsideDown: boolean) => {
    const read = decodeText(await readStrip(models, photo, middle, upsideDown), models.alphabet);
    return read.reduce((sum, { likelihood }) => sum + likelihood ** 2, 0);
  };
  const upsideDown = (await sureness(true)) > (await sureness(false));
  return [upsideDown, !upsideDown];
}

interface PlacedReading {
  reading: MrzReading;
  placed: readonly PlacedLine[];
  score: number;
}

function readingsAs(format: MrzFormat, readings: readonly MrzLikelihoods[], today: string): PlacedReading[] {
  const candidates = readings.map((reading, line) =>
    fitFixedPitch(reading, mrzLayouts[format].columns).map((pitch) =>
      readPlaces(reading, pitch, format, line),
    ),
  );
  return combinations(candidates).flatMap((placed) => {
    const reading = parseMrz(
      placed.map(({ text }) => text),
      today,
    );
    // The first line of a French card determines its fields.
    const isOther = format === 'CNI' && reading?.format !== 'CNI';
    return reading && !isOther ? [{ reading, placed, score: scoreOf(reading, placed) }] : [];
  });
}

function settled(
  { reading, placed, score }: PlacedReading,
  today: string,
): Omit<ScoredReading, 'upsideDown'> {
  const { lines, rivals } = settleCircles(reading.format, placed);
  const best = parseMrz(lines, today) ?? reading;
  const numbers = rivals.map((rival) => parseMrz(rival, today)?.document_number ?? null);
  return {
    reading: best,
    rivalNumbers: numbers.filter((number) => number !== null && number !== best.document_number) as string[],
    hasGapInNumber: hasGapInNumber(best, placed),
    nameLikelihood: nameLikelihood(reading.format, placed),
    score: best === reading ? score : scoreOf(best, placed),
  };
}

function hasGapInNumber({ format, document_number }: MrzReading, placed: readonly PlacedLine[]): boolean {
  const place = mrzLayouts[format].places.number;
  const line = place && placed[place.line];
  if (!line) return false;
  return [...(document_number ?? '')].some(
    (character, index) =>
      character === '<' && (line.likelihoods[place.columns[0] + index] ?? 0) <= unseenFiller,
  );
}

function nameLikelihood(format: MrzFormat, placed: readonly PlacedLine[]): number {
  const { names, given_names } = mrzLayouts[format].places;
  const letters = [names, given_names].flatMap((place) => {
    const line = place && placed[place.line];
    return line
      ? line.likelihoods.filter(
          (_likelihood, column) =>
            column >= place.columns[0] && column < place.columns[1] && line.text[column] !== '<',
        )
      : [];
  });
  return letters.length === 0 ? 0 : letters.reduce((sum, each) => sum + each, 0) / letters.length;
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

function bestOf<Reading extends { score: number }>(readings: readonly Reading[]): Reading | null {
  return readings.reduce<Reading | null>((top, each) => (!top || each.score > top.score ? each : top), null);
}
