import { faceWidth, meshPoints, pointOf, type FaceMesh } from '../faces/face-mesh.ts';
import type { MrzFormat } from './mrz/mrz-layout.ts';
import type { ZonePlace } from './zone-place.ts';

type Range = readonly [from: number, to: number];

/** In millimetres: the middle of a face, from the left end of the zone and above its first line; and its width. */
interface PortraitLayout {
  along: Range;
  above: Range;
  width: Range;
}

/**
 * On a page with a zone the portrait stands on the left, above it; a face fills 70 to 80 % of a picture that is 25 to 45 mm
 * high (ICAO 9303, parts 4 to 7). A card of the size ID-1 carries its zone on the back, so that only the size counts. Slanted
 * photos and the points of the face may be wrong by a fifth.
 */
const page: PortraitLayout = { along: [0, 42], above: [8, 70], width: [8, 32] };
const smallPage: PortraitLayout = { along: [0, 38], above: [6, 58], width: [7, 28] };
const layouts: Readonly<Record<MrzFormat, PortraitLayout>> = {
  TD3: page,
  'MRV-A': page,
  TD2: smallPage,
  'MRV-B': smallPage,
  CNI: smallPage,
  TD1: { along: [-10, 95], above: [0, 60], width: [3, 24] },
};

/** Whether a face has the size and the place that a portrait has on a document with this zone. Both are in one upright photo. */
export function isInPlace(mesh: FaceMesh, zone: ZonePlace): boolean {
  const [left, right] = [pointOf(mesh, meshPoints.leftCheek), pointOf(mesh, meshPoints.rightCheek)];
  const [x, y] = [(left[0] + right[0]) / 2 - zone.start.x, (left[1] + right[1]) / 2 - zone.start.y];
  const [cos, sin] = [Math.cos(zone.angle), Math.sin(zone.angle)];
  const { along, above, width } = layouts[zone.format];
  const isWithin = (pixels: number, [from, to]: Range) =>
    pixels >= from * zone.pixelsPerMm && pixels <= to * zone.pixelsPerMm;
  return (
    isWithin(x * cos + y * sin, along) &&
    isWithin(x * sin - y * cos, above) &&
    isWithin(faceWidth(mesh), width)
  );
}
