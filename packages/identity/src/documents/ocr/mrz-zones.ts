import type { TurnedRectangle } from './min-area-rectangle.ts';
import { angleBetween, placeAlong } from './text-lines.ts';

export type MrzZone = readonly TurnedRectangle[];

const mostZones = 4;
const parallel = (4 * Math.PI) / 180;

/** Lines of a zone are 6.35 mm apart and look 4 mm thick to the detector. */
function follow(line: TurnedRectangle, other: TurnedRectangle): boolean {
  if (angleBetween(line.angle, other.angle) > parallel) return false;
  const [here, there] = [placeAlong(line.angle, line.centre), placeAlong(line.angle, other.centre)];
  const thickness = (line.thickness + other.thickness) / 2;
  const distance = (there.across - here.across) / thickness;
  const shorter = Math.min(line.length, other.length);
  return (
    distance > 0.6 &&
    distance < 3 &&
    shorter > 0.35 * Math.max(line.length, other.length) &&
    Math.abs(there.along - here.along) < 0.45 * Math.max(line.length, other.length)
  );
}

/** Extends every line to the longest one, as detectors miss fillers at the ends. */
function evened(lines: MrzZone): MrzZone {
  const longest = lines.reduce((best, line) => (line.length > best.length ? line : best));
  const { angle } = longest;
  const places = lines.map((line) => ({ ...placeAlong(angle, line.centre), half: line.length / 2 }));
  const left = Math.min(...places.map(({ along, half }) => along - half));
  const right = Math.max(...places.map(({ along, half }) => along + half));
  const heights = places.map(({ across }) => across).sort((a, b) => a - b);
  const apart = ((heights.at(-1) ?? 0) - (heights[0] ?? 0)) / Math.max(1, lines.length - 1);
  const margin = longest.thickness * 0.3;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return lines.map((line, index) => {
    const tilt = line.length > 0.7 * longest.length ? line.angle : angle;
    const middle = (left + right) / 2;
    const place = places[index] ?? { along: middle, across: 0, half: 0 };
    const across = place.across + (middle - place.along) * Math.tan(tilt - angle);
    return {
      centre: { x: middle * cos - across * sin, y: middle * sin + across * cos },
      length: right - left + 2 * margin,
      thickness: Math.min(line.thickness, apart),
      angle: tilt,
    };
  });
}

export function mrzZones(lines: readonly TurnedRectangle[]): MrzZone[] {
  const long = lines.filter((line) => line.length > 7 * line.thickness);
  const zones = long.flatMap((first) =>
    long
      .filter((second) => follow(first, second))
      .flatMap((second) => [
        [first, second],
        ...long.filter((third) => follow(second, third)).map((third) => [first, second, third]),
      ]),
  );
  const size = (zone: MrzZone) => zone.reduce((sum, line) => sum + line.length, 0) / Math.sqrt(zone.length);
  return zones
    .sort((a, b) => size(b) - size(a))
    .slice(0, mostZones)
    .map(evened);
}
