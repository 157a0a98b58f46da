import type { HeadPose } from '../identity-engine.ts';
import type { HeadPlace } from './head-place.ts';
import { turnLimits } from './turn-limits.ts';

/** A frame as far as the movement goes. */
export interface PlacedFrame extends HeadPlace {
  /** Milliseconds since the selfie. */
  time: number;
  /** Which of the poses it belongs to: 0 for the first. */
  pose: number;
}

/** A movement from looking ahead. */
export interface Movement<Frame> {
  /** The last frame that looks ahead. */
  start: Frame;
  /** The frame in which the head is furthest into the pose. */
  peak: Frame;
  /** The frame in which the head is furthest in any direction. */
  furthest: Frame;
  /** From the start to the peak, both included. */
  into: Frame[];
}

const axes = {
  left: { axis: 'turn', sign: 1 },
  right: { axis: 'turn', sign: -1 },
  up: { axis: 'lift', sign: 1 },
  down: { axis: 'lift', sign: -1 },
} as const satisfies Record<HeadPose, { axis: keyof HeadPlace; sign: number }>;

export const axisOf = (pose: HeadPose) => axes[pose].axis;

/** The movement in the frames of one pose: to where the head is furthest into it. Undefined without two frames. */
export function findMovement<Frame extends PlacedFrame>(
  frames: readonly Frame[],
  pose: HeadPose,
): Movement<Frame> | undefined {
  const [start, ...others] = frames;
  if (start === undefined) return undefined;
  const at = indexOfMost(others, (frame) => reachOf(pose, start, frame));
  const [peak, furthest] = [others[at], others[indexOfMost(others, (frame) => distance(start, frame))]];
  return peak && furthest && { start, peak, furthest, into: [start, ...others.slice(0, at + 1)] };
}

function indexOfMost<Value>(values: readonly Value[], measure: (value: Value) => number): number {
  const measured = values.map(measure);
  return measured.indexOf(Math.max(...measured));
}

/** How far a head is from how it was held, in whichever direction; turns and nods on one scale. */
export function distance(from: HeadPlace, to: HeadPlace): number {
  const { scale } = turnLimits;
  return Math.max(Math.abs(to.turn - from.turn) / scale.turn, Math.abs(to.lift - from.lift) / scale.lift);
}

/** The pose that a head is nearest to, seen from how it was held, and how much of it is reached: 1 is enough. */
export function facing(from: HeadPlace, to: HeadPlace): { pose: HeadPose; reach: number } {
  const [turn, lift] = [to.turn - from.turn, to.lift - from.lift];
  const { scale } = turnLimits;
  const isTurn = Math.abs(turn) / scale.turn >= Math.abs(lift) / scale.lift;
  const pose = isTurn ? (turn > 0 ? 'left' : 'right') : lift > 0 ? 'up' : 'down';
  return { pose, reach: reachOf(pose, from, to) };
}

/** How much of a pose is reached from how the head was held. */
export function reachOf(pose: HeadPose, from: HeadPlace, to: HeadPlace): number {
  const { axis, sign } = axes[pose];
  return (sign * (to[axis] - from[axis])) / turnLimits.reached[axis];
}
