export interface Point {
  x: number;
  y: number;
}

export interface TurnedRectangle {
  centre: Point;
  length: number;
  thickness: number;
  /** The longer side has this direction in radians, above -π/2 up to π/2; y points down. */
  angle: number;
}

const cross = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (!before || !last || cross(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

export function minAreaRectangle(points: readonly Point[]): TurnedRectangle | null {
  const hull = convexHull(points);
  let best: TurnedRectangle | null = null;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from;
    const found = rectangleAlong(hull, Math.atan2(to.y - from.y, to.x - from.x));
    if (!best || found.length * found.thickness < best.length * best.thickness) best = found;
  }
  return best;
}

function rectangleAlong(hull: readonly Point[], angle: number): TurnedRectangle {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = hull.map(({ x, y }) => x * cos + y * sin);
  const across = hull.map(({ x, y }) => y * cos - x * sin);
  const [left, right] = [Math.min(...along), Math.max(...along)];
  const [top, bottom] = [Math.min(...across), Math.max(...across)];
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  const lies = right - left >= bottom - top;
  return {
    centre: { x: u * cos - v * sin, y: u * sin + v * cos },
    length: lies ? right - left : bottom - top,
    thickness: lies ? bottom - top : right - left,
    angle: halfTurn(lies ? angle : angle + Math.PI / 2),
  };
}

export function halfTurn(angle: number): number {
  return angle - Math.PI * Math.ceil(angle / Math.PI - 0.5);
}
