import type { RawPhoto } from '../../faces/raw-photo.ts';
import type { MrzReading } from '../mrz/parse-mrz.ts';
import { findText } from './find-text.ts';
import type { TurnedRectangle } from './min-area-rectangle.ts';
import { mrzZones, type MrzZone } from './mrz-zones.ts';
import { quarterTurned } from './quarter-turned.ts';
import { decodeText } from './decode-text.ts';
import { readStrip } from './read-strip.ts';
import { showsZone } from './shows-zone.ts';
import { isZone, readZone, type ScoredReading } from './read-zone.ts';
import { textLines } from './text-lines.ts';
import type { TextModels } from './text-models.ts';

interface Way {
  longSide: number;
  /** The detector splits vertical lines, so the photo is turned by 90 degrees first. */
  turned: boolean;
}

const quick: Way = { longSide: 960, turned: false };
const fine: Way = { longSide: 1280, turned: false };
const quickTurned: Way = { longSide: 960, turned: true };

export interface SeenText {
  photo: RawPhoto;
  turned: boolean;
  lines: readonly TurnedRectangle[];
  zone: FoundZone | null;
  /** A zone is in the photo, although too few of its check digits agree. */
  isZoneShown: boolean;
}

export interface FoundZone extends ScoredReading {
  place: MrzZone;
}

export async function seeText(models: TextModels, photo: RawPhoto, today: string): Promise<SeenText> {
  const first = await look(models, photo, quick, today);
  if (first.zone?.reading.valid || areUpright(first.lines)) return first;
  return better(first, await look(models, photo, quickTurned, today));
}

export async function seeTextAgain(models: TextModels, first: SeenText, today: string): Promise<SeenText> {
  const turned = first.turned ? [] : [quickTurned];
  let best = first;
  for (const way of first.zone ? turned : [...turned, fine]) {
    const seen = await look(models, first.photo, way, today);
    best = better(best, { ...seen, turned: seen.turned || first.turned });
    if (best.zone?.reading.valid) break;
  }
  return best;
}

async function look(models: TextModels, photo: RawPhoto, way: Way, today: string): Promise<SeenText> {
  const seen = way.turned ? quarterTurned(photo) : photo;
  const lines = textLines(await findText(models, seen, way.longSide));
  const zone = await bestZone(models, seen, lines, today);
  const isZoneShown = zone === null && (await isZoneIn(models, seen, lines));
  return { photo: seen, turned: way.turned, lines, zone, isZoneShown };
}

function better(first: SeenText, later: SeenText): SeenText {
  if (!first.zone && !later.zone) {
    const upright = areUpright(later.lines) ? later : first;
    return { ...upright, isZoneShown: first.isZoneShown || later.isZoneShown };
  }
  return (later.zone?.score ?? -Infinity) > (first.zone?.score ?? -Infinity) ? later : first;
}

function areUpright(lines: readonly TurnedRectangle[]): boolean {
  const lengths = lines.map(({ angle, length }) => (Math.abs(angle) < Math.PI / 4 ? length : -length));
  return lengths.reduce((sum, length) => sum + length, 0) >= 0;
}

/** Three agreeing check digits identify the zone despite other errors. */
function isSure({ valid, checks }: MrzReading): boolean {
  return valid || Object.values(checks).filter((check) => check === 'right').length > 2;
}

async function bestZone(
  models: TextModels,
  photo: RawPhoto,
  lines: readonly TurnedRectangle[],
  today: string,
): Promise<FoundZone | null> {
  let best: FoundZone | null = null;
  for (const place of mrzZones(lines)) {
    const found = await readZone(models, photo, place, today);
    if (found && isZone(found.reading) && (!best || found.score > best.score)) best = { ...found, place };
    if (best && isSure(best.reading)) break;
  }
  return best;
}

async function isZoneIn(
  models: TextModels,
  photo: RawPhoto,
  lines: readonly TurnedRectangle[],
): Promise<boolean> {
  for (const zone of mrzZones(lines))
    for (const upsideDown of [false, true]) {
      const texts: string[] = [];
      for (const line of zone) {
        const read = decodeText(await readStrip(models, photo, line, upsideDown), models.alphabet);
        texts.push(read.map(({ character }) => character).join(''));
      }
      if (showsZone(texts)) return true;
    }
  return false;
}
