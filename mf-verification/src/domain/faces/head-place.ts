import type { Point } from './pixels.ts';

/** Where the points of a face lie among the 68. */
const places = { leftJaw: 0, chin: 8, rightJaw: 16, leftBrow: 19, rightBrow: 24, noseTip: 30 } as const;

/** Where the tip of the nose is in a face, from -1 to 1 between its edges: how the head is turned, and how it is lifted. */
export interface HeadPlace {
  /** Between the ends of the jaw. Positive is towards the right of an unmirrored picture, which is the guest's own left. */
  turn: number;
  /** Between the chin and the brows. Positive is upwards. */
  lift: number;
}

/**
 * Both are measured along the lines between those edges, as the server measures them. A photo that is held up keeps its
 * place however it is turned.
 */
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
