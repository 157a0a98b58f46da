import type { HeadPose } from '../identity-engine.ts';
import type { HeadPlace } from './head-place.ts';
import { turnLimits } from './turn-limits.ts';

export interface PlacedFrame extends HeadPlace {
  time: number;
  pose: number;
}

export interface Movement<Frame> {
  start: Frame;
  peak: Frame;
  furthest: Frame;
  into: Frame[];
}

const axes = {
  left: { axis: 'turn', sign: 1 },
  right: { axis: 'turn', sign: -1 },
  up: { axis: 'lift', sign: 1 },
  down: { axis: 'lift', sign: -1 },
} as const satisfies Record<HeadPose, { axis: keyof HeadPlace; sign: number }>;

export const axisOf = (pose: HeadPose) => axes[pose].axis;

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

export function distance(from: HeadPlace, to: HeadPlace): number {
  const { scale } = turnLimits;
  return Math.max(Math.abs(to.turn - from.turn) / scale.turn, Math.abs(to.lift - from.lift) / scale.lift);
}

/** Returns the nearest pose, and its completed share: 1 is enough. */
export function facing(from: HeadPlace, to: HeadPlace): { pose: HeadPose; reach: number } {
  const [turn, lift] = [to.turn - from.turn, to.lift - from.lift];
  const { scale } = turnLimits;
  const isTurn = Math.abs(turn) / scale.turn >= Math.abs(lift) / scale.lift;
  const pose = isTurn ? (turn > 0 ? 'left' : 'right') : lift > 0 ? 'up' : 'down';
  return { pose, reach: reachOf(pose, from, to) };
}

export function reachOf(pose: HeadPose, from: HeadPlace, to: HeadPlace): number {
  const { axis, sign } = axes[pose];
  return (sign * (to[axis] - from[axis])) / turnLimits.reached[axis];
}
