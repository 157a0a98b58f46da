import type { HeadPose } from '@suite/contracts/verification';
import type { HeadPlace } from '../faces/head-place.ts';

const axes = {
  left: { axis: 'turn', sign: 1 },
  right: { axis: 'turn', sign: -1 },
  up: { axis: 'lift', sign: 1 },
  down: { axis: 'lift', sign: -1 },
} as const satisfies Record<HeadPose, { axis: keyof HeadPlace; sign: number }>;

/** A turn of about 25 degrees or a nod of about 15 makes a pose, a little more than the server requires. */
const reached: HeadPlace = { turn: 0.26, lift: 0.075 };
/** Turns and nods are compared on these scales, because nets see a little of one in the other. */
const scale: HeadPlace = { turn: 0.28, lift: 0.12 };

export const axisOf = (pose: HeadPose) => axes[pose].axis;

export interface HeadMove {
  /** Returns 1 or more if the pose is reached, and negative values for the other side. */
  reach: (pose: HeadPose) => number;
  nearest: HeadPose;
  /** Is 0 when the head looks ahead, and 1 in any pose. */
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
