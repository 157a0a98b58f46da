import { faceWidth, meshPoints, pointOf, type FaceMesh } from '../faces/face-mesh.ts';
import type { MrzFormat } from './mrz/mrz-layout.ts';
import type { PrintPlace } from './print-place.ts';
import type { TextFrame, ZonePlace } from './zone-place.ts';

export type DocumentPlace = ZonePlace | PrintPlace;

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

/**
 * Without a zone the scale is unknown: the width is a share of that of print and portrait together, which nearly fill
 * an ID-1 card or an ID-3 page. ICAO 9303, parts 4 and 5, puts the data beside the portrait.
 */
const printed = {
  width: [0.035, 0.3],
  middle: [0.42, 0.58],
  linesBeside: 3,
  /** In widths of the face, above and below its centre. */
  reach: 2,
} as const;

export function isInPlace(mesh: FaceMesh, place: DocumentPlace): boolean {
  const { along, down } = centreIn(mesh, place);
  return 'format' in place
    ? isAboveZone({ along, above: -down, width: faceWidth(mesh) }, place)
    : isBesidePrint({ along, down, width: faceWidth(mesh) }, place);
}

function centreIn(mesh: FaceMesh, { start, angle }: TextFrame) {
  const [left, right] = [pointOf(mesh, meshPoints.leftCheek), pointOf(mesh, meshPoints.rightCheek)];
  const [x, y] = [(left[0] + right[0]) / 2 - start.x, (left[1] + right[1]) / 2 - start.y];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { along: x * cos + y * sin, down: y * cos - x * sin };
}

function isAboveZone(
  face: Record<keyof PortraitLayout, number>,
  { format, pixelsPerMm }: ZonePlace,
): boolean {
  const { along, above, width } = layouts[format];
  const isWithin = (pixels: number, [from, to]: Range) =>
    pixels >= from * pixelsPerMm && pixels <= to * pixelsPerMm;
  return isWithin(face.along, along) && isWithin(face.above, above) && isWithin(face.width, width);
}

function isBesidePrint(
  { along, down, width }: Record<'along' | 'down' | 'width', number>,
  { lines }: PrintPlace,
): boolean {
  const [from, to] = [along - width / 2, along + width / 2];
  const left = Math.min(from, ...lines.map((line) => line.left));
  const across = Math.max(to, ...lines.map(({ right }) => right)) - left;
  const [share, centre] = [width / across, (along - left) / across];
  const near = lines.filter(({ middle }) => Math.abs(middle - down) <= printed.reach * width);
  const beside = [near.filter((line) => line.left >= to), near.filter(({ right }) => right <= from)];
  return (
    share >= printed.width[0] &&
    share <= printed.width[1] &&
    (centre <= printed.middle[0] || centre >= printed.middle[1]) &&
    beside.some(({ length }) => length >= printed.linesBeside)
  );
}
