import { halfTurn, type Point, type TurnedRectangle } from './min-area-rectangle.ts';

const sameDirection = (5 * Math.PI) / 180;
const longestGap = 4;

export function placeAlong(angle: number, { x, y }: Point): { along: number; across: number } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { along: x * cos + y * sin, across: y * cos - x * sin };
}

export function angleBetween(one: number, other: number): number {
  return Math.abs(halfTurn(one - other));
}

function ends({ centre, angle, length }: TurnedRectangle): [Point, Point] {
  const [x, y] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
  return [
    { x: centre.x - x, y: centre.y - y },
    { x: centre.x + x, y: centre.y + y },
  ];
}

function goOn(line: TurnedRectangle, piece: TurnedRectangle): boolean {
  const sizes = line.thickness / piece.thickness;
  if (sizes > 1.8 || sizes < 0.55) return false;
  const isLong = piece.length > 2.5 * piece.thickness;
  if (isLong && angleBetween(line.angle, piece.angle) > sameDirection) return false;
  const [here, there] = [placeAlong(line.angle, line.centre), placeAlong(line.angle, piece.centre)];
  const gap = Math.abs(there.along - here.along) - (line.length + piece.length) / 2;
  const reach = Math.abs(there.along - here.along) * Math.sin((1.5 * Math.PI) / 180);
  return (
    Math.abs(there.across - here.across) < line.thickness * 0.35 + reach && gap < longestGap * line.thickness
  );
}

function joined(line: TurnedRectangle, piece: TurnedRectangle): TurnedRectangle {
  const points = [...ends(line), ...ends(piece)];
  const sorted = points.sort((a, b) => placeAlong(line.angle, a).along - placeAlong(line.angle, b).along);
  const [first, last] = [sorted[0] ?? line.centre, sorted.at(-1) ?? line.centre];
  const isOutside = line.length + piece.length < 1.9 * Math.hypot(last.x - first.x, last.y - first.y);
  return {
    centre: { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 },
    length: Math.hypot(last.x - first.x, last.y - first.y),
    thickness: Math.max(line.thickness, piece.thickness),
    angle: isOutside ? halfTurn(Math.atan2(last.y - first.y, last.x - first.x)) : line.angle,
  };
}

/** Joins the regions of a line, as the detector leaves gaps between consecutive fillers. */
export function textLines(regions: readonly TurnedRectangle[]): TurnedRectangle[] {
  const left = [...regions].sort((a, b) => b.length - a.length);
  const lines: TurnedRectangle[] = [];
  for (let line = left.shift(); line; line = left.shift()) {
    let next = left.findIndex((piece) => goOn(line as TurnedRectangle, piece));
    while (next >= 0) {
      const [piece] = left.splice(next, 1);
      if (piece) line = joined(line, piece);
      next = left.findIndex((other) => goOn(line as TurnedRectangle, other));
    }
    lines.push(line);
  }
  return lines;
}
