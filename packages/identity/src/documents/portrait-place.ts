import { faceWidth, meshPoints, pointOf, type FaceMesh } from '../faces/face-mesh.ts';
import type { MrzFormat } from './mrz/mrz-layout.ts';
import type { ZonePlace } from './zone-place.ts';

type Range = readonly [from: number, to: number];

/** All ranges are millimetres; the centre of the face is measured from the left end of the zone's first line. */
interface PortraitLayout {
  along: Range;
  above: Range;
  width: Range;
}

/** These follow ICAO 9303, parts 4 to 7; ID-1 cards have their zone on the back, so only the size counts. */
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
