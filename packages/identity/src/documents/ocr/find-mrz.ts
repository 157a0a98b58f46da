import type { MrzReading } from '../mrz/parse-mrz.ts';
import { findText } from './find-text.ts';
import type { TurnedRectangle } from './min-area-rectangle.ts';
import { mrzZones } from './mrz-zones.ts';
import { readZone, type ScoredReading } from './read-zone.ts';
import { quarterTurned } from './quarter-turned.ts';
import type { RawPhoto } from '../../faces/raw-photo.ts';
import { textLines } from './text-lines.ts';
import type { TextModels } from './text-models.ts';

interface Way {
  longSide: number;
  /** The photo is turned by a quarter first: the detector sees upright lines whole, others in pieces. */
  turned: boolean;
}

const quick: Way = { longSide: 960, turned: false };
const fine: Way = { longSide: 1280, turned: false };
const quickTurned: Way = { longSide: 960, turned: true };

export interface FoundMrz {
  /** The best reading; null when there is no zone. */
  zone: MrzReading | null;
  /** The lines of text that the first look found. */
  lines: readonly TurnedRectangle[];
}

/** Looks for a machine-readable zone anywhere on a photo, in any direction. */
export async function findMrz(models: TextModels, photo: RawPhoto, today: string): Promise<FoundMrz> {
  const first = textLines(await findText(models, photo, quick.longSide));
  let best = await bestZone(models, photo, first, today);
  for (const way of areUpright(first) ? [fine, quickTurned] : [quickTurned, fine]) {
    if (best?.reading.valid) break;
    const seen = way.turned ? quarterTurned(photo) : photo;
    const lines = textLines(await findText(models, seen, way.longSide));
    const found = await bestZone(models, seen, lines, today);
    if (found && (!best || found.score > best.score)) best = found;
  }
  return { zone: best?.reading ?? null, lines: first };
}

function areUpright(lines: readonly TurnedRectangle[]): boolean {
  const lengths = lines.map(({ angle, length }) => (Math.abs(angle) < Math.PI / 4 ? length : -length));
  return lengths.reduce((sum, length) => sum + length, 0) >= 0;
}

async function bestZone(
  models: TextModels,
  photo: RawPhoto,
  lines: readonly TurnedRectangle[],
  today: string,
): Promise<ScoredReading | null> {
  let best: ScoredReading | null = null;
  for (const zone of mrzZones(lines)) {
    const found = await readZone(models, photo, zone, today);
    if (found && isZone(found.reading) && (!best || found.score > best.score)) best = found;
    if (best?.reading.valid) break;
  }
  return best;
}

/** Any text passes one check digit in ten: two that agree about something are a zone. */
function isZone({ document_number, date_of_birth, expiry_date }: MrzReading): boolean {
  return [document_number, date_of_birth, expiry_date].filter((each) => each !== null).length >= 2;
}
