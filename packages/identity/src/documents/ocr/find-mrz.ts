import type { MrzReading } from '../mrz/parse-mrz.ts';
import { findText } from './find-text.ts';
import type { TurnedRectangle } from './min-area-rectangle.ts';
import { mrzZones } from './mrz-zones.ts';
import { readZone, type ScoredReading } from './read-zone.ts';
import { quarterTurned } from './quarter-turned.ts';
import type { RawPhoto } from '../../faces/raw-photo.ts';
import { textLines } from './text-lines.ts';
import type { TextModels } from './text-models.ts';

/** How the zone is looked for, the quickest way first; each next one only when no zone was read without a fault. */
const ways = [
  { longSide: 960, turned: false },
  { longSide: 1280, turned: false },
  { longSide: 960, turned: true },
] as const;

export interface FoundMrz {
  /** The best reading; null when there is no zone. */
  zone: MrzReading | null;
  /** The lines of text that the first look found. */
  lines: readonly TurnedRectangle[];
}

/** Looks for a machine-readable zone anywhere on a photo, in any direction. */
export async function findMrz(models: TextModels, photo: RawPhoto, today: string): Promise<FoundMrz> {
  let best: ScoredReading | null = null;
  let firstLines: readonly TurnedRectangle[] | undefined;
  for (const { longSide, turned } of ways) {
    const seen = turned ? quarterTurned(photo) : photo;
    const lines = textLines(await findText(models, seen, longSide));
    firstLines ??= lines;
    for (const zone of mrzZones(lines)) {
      const found = await readZone(models, seen, zone, today);
      if (found && isZone(found.reading) && (!best || found.score > best.score)) best = found;
      if (best?.reading.valid) return { zone: best.reading, lines: firstLines };
    }
  }
  return { zone: best?.reading ?? null, lines: firstLines ?? [] };
}

/** Any text passes one check digit in ten: two that agree about something are a zone. */
function isZone({ document_number, date_of_birth, expiry_date }: MrzReading): boolean {
  return [document_number, date_of_birth, expiry_date].filter((each) => each !== null).length >= 2;
}
