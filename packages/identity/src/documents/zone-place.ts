import { mrzLayouts, type MrzFormat } from './mrz/mrz-layout.ts';
import type { FoundZone, SeenText } from './ocr/find-mrz.ts';
import type { Point } from './ocr/min-area-rectangle.ts';

export interface ZonePlace {
  format: MrzFormat;
  start: Point;
  angle: number;
  pixelsPerMm: number;
}

/** ICAO 9303-3 defines the pitch of OCR-B in millimetres. */
const pitch = 2.54;
const margin = 0.6;

export function placeOfZone({ photo, turned }: SeenText, zone: FoundZone, turn: number): ZonePlace | null {
  const first = zone.upsideDown ? zone.place.at(-1) : zone.place[0];
  if (!first) return null;
  const { format } = zone.reading;
  const length = first.length - margin * first.thickness;
  const angle = first.angle + (zone.upsideDown ? Math.PI : 0);
  let start = {
    x: first.centre.x - (Math.cos(angle) * length) / 2,
    y: first.centre.y - (Math.sin(angle) * length) / 2,
  };
  const quarters = (((turn / 90 - (turned ? 1 : 0)) % 4) + 4) % 4;
  let { width, height } = photo;
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    start = { x: height - start.y, y: start.x };
    [width, height] = [height, width];
  }
  return {
    format,
    start,
    angle: angle + (quarters * Math.PI) / 2,
    pixelsPerMm: length / (mrzLayouts[format].columns * pitch),
  };
}
