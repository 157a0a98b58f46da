import type { HeadPose } from '@suite/contracts/verification';
import type { HeadPlace } from '../faces/head-place.ts';

const axes = {
  left: { axis: 'turn', sign: 1 },
  right: { axis: 'turn', sign: -1 },
  up: { axis: 'lift', sign: 1 },
  down: { axis: 'lift', sign: -1 },
} as const satisfies Record<HeadPose, { axis: keyof HeadPlace; sign: number }>;

/** Change of the place that makes a pose: a turn by about 25 degrees, a nod by about 15. A little more than the server asks. */
const reached: HeadPlace = { turn: 0.26, lift: 0.075 };
/** By how much turns and nods are compared: nets see a little of a nod in a turn, and the other way round. */
const scale: HeadPlace = { turn: 0.28, lift: 0.12 };

/** Along what a pose is measured. */
export const axisOf = (pose: HeadPose) => axes[pose].axis;

/** How a head is held against how it was held before. */
export interface HeadMove {
  /** How much of a pose is reached, and below 0 on the other side; 1 is enough. */
  reach: (pose: HeadPose) => number;
  /** The pose that the head is nearest to. */
  nearest: HeadPose;
  /** From looking ahead: 0, and 1 in any pose. */
  away: number;
}

export function headMove(start: HeadPlace, now: HeadPlace): HeadMove {
  const move: HeadPlace = { turn: now.turn - start.turn, lift: now.lift - start.lift };
  const reach = (pose: HeadPose) => {
    const { axis, sign } = axes[pose];
    return (sign * move[axis]) / reached[axis];
  };
  const isTurn = Math.abs(move.turn) / scale.turn >= Math.abs(move.lift) / scale.lift;
  const [more, less] = isTurn ? (['left', 'right'] as const) : (['up', 'down'] as const);
  return {
    reach,
    nearest: reach(more) > 0 ? more : less,
    away: Math.max(Math.abs(reach('left')), Math.abs(reach('up'))),
  };
}
