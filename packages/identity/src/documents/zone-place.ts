import { mrzLayouts, type MrzFormat } from './mrz/mrz-layout.ts';
import type { FoundZone, SeenText } from './ocr/find-mrz.ts';
import type { Point } from './ocr/min-area-rectangle.ts';

/** All positions are pixels of the photo after it was turned upright. */
export interface TextFrame {
  start: Point;
  angle: number;
}

export interface ZonePlace extends TextFrame {
  format: MrzFormat;
  pixelsPerMm: number;
}

/** ICAO 9303-3 defines the pitch of OCR-B in millimetres. */
const pitch = 2.54;
const margin = 0.6;

export function placeOfZone(seen: SeenText, zone: FoundZone, turn: number): ZonePlace | null {
  const first = zone.upsideDown ? zone.place.at(-1) : zone.place[0];
  if (!first) return null;
  const { format } = zone.reading;
  const length = first.length - margin * first.thickness;
  const angle = first.angle + (zone.upsideDown ? Math.PI : 0);
  const start = {
    x: first.centre.x - (Math.cos(angle) * length) / 2,
    y: first.centre.y - (Math.sin(angle) * length) / 2,
  };
  return {
    format,
    ...turnedUpright(seen, { start, angle }, turn),
    pixelsPerMm: length / (mrzLayouts[format].columns * pitch),
  };
}

export function turnedUpright(
  { photo, turned }: Pick<SeenText, 'photo' | 'turned'>,
  { start, angle }: TextFrame,
  turn: number,
): TextFrame {
  const quarters = (((turn / 90 - (turned ? 1 : 0)) % 4) + 4) % 4;
  let { x, y } = start;
  let { width, height } = photo;
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    [x, y] = [height - y, x];
    [width, height] = [height, width];
  }
  return { start: { x, y }, angle: angle + (quarters * Math.PI) / 2 };
}
