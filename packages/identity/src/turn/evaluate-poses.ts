import type { HeadPose } from '../identity-engine.ts';
import { turnLimits } from './turn-limits.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { HeadPlace } from './head-place.ts';
import { flatLikeness } from './flat-likeness.ts';

export type PosesSeen = 'seen' | 'wrong' | 'missing' | 'still';

export interface PoseFrame extends PlacedFrame {
  picture: GreyPicture;
}

type SelfieFrame = Omit<PoseFrame, 'pose'>;

export function evaluatePoses(
  selfie: SelfieFrame,
  frames: readonly PoseFrame[],
  poses: readonly HeadPose[],
): PosesSeen {
  if (Math.abs(selfie.turn) > turnLimits.straight) return 'missing';
  const movements: Movement<PoseFrame>[] = [];
  for (const [index, pose] of poses.entries()) {
    const movement = findMovement(
      frames.filter((frame) => frame.pose === index),
      pose,
    );
    if (!movement) return 'missing';
    const { start, peak, furthest } = movement;
    if (reachOf(pose, start, peak) < 1 && facing(start, furthest).reach < 1) return 'still';
    if (!isInto(pose, selfie, movement)) return 'wrong';
    if (!isAhead(selfie, start)) return 'missing';
    movements.push(movement);
  }
  if (!areInTime(movements)) return 'missing';
  const jumps = movements.filter((movement, index) => hasJump(movement, poses[index]));
  return jumps.length > turnLimits.jumps || isFlat(selfie, movements) ? 'still' : 'seen';
}

/** The movement must end in the pose, also relative to the selfie, without a detour. */
function isInto(pose: HeadPose, selfie: HeadPlace, { start, peak, furthest }: Movement<PoseFrame>): boolean {
  return (
    reachOf(pose, start, peak) >= 1 &&
    facing(selfie, peak).pose === pose &&
    reachOf(pose, selfie, peak) >= turnLimits.fromSelfie &&
    distance(start, furthest) <= turnLimits.astray * distance(start, peak)
  );
}

function isAhead(selfie: HeadPlace, start: HeadPlace): boolean {
  const { ahead } = turnLimits;
  return Math.abs(start.turn - selfie.turn) <= ahead.turn && Math.abs(start.lift - selfie.lift) <= ahead.lift;
}

function areInTime(movements: readonly Movement<PoseFrame>[]): boolean {
  const { quickest, slowest } = turnLimits;
  return movements.every(({ start, peak }, index) => {
    const before = movements[index - 1]?.peak ?? start;
    return peak.time - start.time >= quickest && peak.time - before.time <= slowest;
  });
}

/** Heads pass intermediate positions; swapped pictures do not. */
function hasJump({ start, peak, into }: Movement<PoseFrame>, pose: HeadPose = 'left'): boolean {
  const axis = axisOf(pose);
  const shares = into.map((frame) => {
    const share = (frame[axis] - start[axis]) / (peak[axis] - start[axis]);
    return Math.min(1, Math.max(0, share));
  });
  return shares.some((share, index) => Math.abs(share - (shares[index - 1] ?? 0)) > turnLimits.steps[axis]);
}

function isFlat(selfie: SelfieFrame, movements: readonly Movement<PoseFrame>[]): boolean {
  const likenesses = movements.map(({ peak }) => flatLikeness(selfie.picture, peak.picture));
  return likenesses.reduce((sum, likeness) => sum + likeness, 0) / likenesses.length >= turnLimits.flat;
}

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

const axisOf = (pose: HeadPose) => axes[pose].axis;

function findMovement<Frame extends PlacedFrame>(
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

function distance(from: HeadPlace, to: HeadPlace): number {
  const { scale } = turnLimits;
  return Math.max(Math.abs(to.turn - from.turn) / scale.turn, Math.abs(to.lift - from.lift) / scale.lift);
}

function facing(from: HeadPlace, to: HeadPlace): { pose: HeadPose; reach: number } {
  const [turn, lift] = [to.turn - from.turn, to.lift - from.lift];
  const { scale } = turnLimits;
  const isTurn = Math.abs(turn) / scale.turn >= Math.abs(lift) / scale.lift;
  const pose = isTurn ? (turn > 0 ? 'left' : 'right') : lift > 0 ? 'up' : 'down';
  return { pose, reach: reachOf(pose, from, to) };
}

function reachOf(pose: HeadPose, from: HeadPlace, to: HeadPlace): number {
  const { axis, sign } = axes[pose];
  return (sign * (to[axis] - from[axis])) / turnLimits.reached[axis];
}
