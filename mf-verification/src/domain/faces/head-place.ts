import type { Point } from './pixels.ts';

/** These are indices of the 68 landmarks. */
const places = { leftJaw: 0, chin: 8, rightJaw: 16, leftBrow: 19, rightBrow: 24, noseTip: 30 } as const;

/** Locates the tip of the nose between the edges of the face, from -1 to 1. */
export interface HeadPlace {
  /** Positive values turn to the guest's left, which is the right of an unmirrored picture. */
  turn: number;
  /** Positive values are upwards. */
  lift: number;
}

/** Measures along the face's own axes, like the server, so that turning a flat photo shows no movement. */
export function headPlace(points: readonly Point[]): HeadPlace {
  const pointAt = (name: keyof typeof places) => {
    const point = points[places[name]];
    if (!point) throw new Error(`A face has 68 points, not ${points.length}`);
    return point;
  };
  const nose = pointAt('noseTip');
  const [leftBrow, rightBrow] = [pointAt('leftBrow'), pointAt('rightBrow')];
  const brows = { x: (leftBrow.x + rightBrow.x) / 2, y: (leftBrow.y + rightBrow.y) / 2 };
  return {
    turn: shareOf(nose, pointAt('leftJaw'), pointAt('rightJaw')),
    lift: shareOf(nose, pointAt('chin'), brows),
  };
}

function shareOf(nose: Point, from: Point, to: Point): number {
  const [acrossX, acrossY] = [to.x - from.x, to.y - from.y];
  const along = (nose.x - from.x) * acrossX + (nose.y - from.y) * acrossY;
  return (2 * along) / (acrossX ** 2 + acrossY ** 2) - 1;
}
