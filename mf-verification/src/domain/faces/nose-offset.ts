import type { Point } from './pixels.ts';

/** Where the points of a face lie among the 68. */
const leftJaw = 0;
const rightJaw = 16;
const noseTip = 30;

/**
 * How far the tip of the nose is from the middle between the ends of the jaw, in half widths of the face and along
 * that line, as the server measures it: positive is towards the right of an unmirrored picture, which is the guest's
 * own left. A photo that is held up keeps its offset however it is turned.
 */
export function noseOffset(points: readonly Point[]): number {
  const [left, right, nose] = [points[leftJaw], points[rightJaw], points[noseTip]];
  if (!left || !right || !nose) throw new Error(`A face has 68 points, not ${points.length}`);
  const acrossX = right.x - left.x;
  const acrossY = right.y - left.y;
  const along = (nose.x - left.x) * acrossX + (nose.y - left.y) * acrossY;
  return (2 * along) / (acrossX ** 2 + acrossY ** 2) - 1;
}
