import type { HeadPose } from '@suite/contracts/verification';
import { chooseWay, lookingAhead } from './choose-frames.ts';
import type { HeadPlace } from '../faces/head-place.ts';
import { axisOf, headMove, type HeadMove } from './head-move.ts';

export interface Posing {
  phase: 'posing';
  since: number;
  /** Movements are measured against the head in the selfie. */
  start: HeadPlace;
  taken: number;
  /** `again` leads back from a movement that does not count. */
  way: 'into' | 'back' | 'again';
  /** Starts when the last pose was taken, or the first one was requested. */
  waitsSince: number;
  /** Holds the share of the pose in each look since the head last looked ahead. */
  trail: readonly number[];
  /** `hits` counts consecutive looks that saw the pose, `strays` those that saw another one. */
  hits: number;
  strays: number;
  partSince: number | null;
  objection: 'otherWay' | 'moreSlowly' | 'lookAhead' | 'lookFront';
  /** Holds the pose that timed out until the next one is taken. */
  unseen: HeadPose | null;
  timeouts: number;
  corrections: number;
  endsAt: number | null;
}

const asks = { left: 'turnLeft', right: 'turnRight', up: 'liftChin', down: 'lowerChin' } as const;
const asksFurther = {
  left: 'furtherLeft',
  right: 'furtherRight',
  up: 'furtherUp',
  down: 'furtherDown',
} as const;

export type PoseHint =
  | (typeof asks)[HeadPose]
  | (typeof asksFurther)[HeadPose]
  | Posing['objection']
  | 'posesSeen';

export const askFor = (pose: HeadPose): PoseHint => asks[pose];

interface Seen {
  head: HeadPlace | undefined;
  poses: readonly HeadPose[];
  now: number;
}

const hitsWanted = 2;
/** Steps between sent frames are a little shorter than the server allows, because another net measures there. */
const longestStep = { turn: 0.65, lift: 0.8 } as const satisfies HeadPlace;
/** A head passes through intermediate looks; a swapped picture rests, makes one step of this size, and rests. */
const longStep = { turn: 0.45, lift: 0.55 } as const satisfies HeadPlace;
const restingStep = 0.1;
const back = 0.5;
/** These shares of another pose count as a movement to the opposite side, or along the other axis. */
const strayBy = { opposite: 0.65, aside: 1.25 };
/** A head that stays part of the way for this long gets a hint to go further. */
const partOfPose = 0.4;
const partForMs = 500;
/** A slower guest starts the poses again, because the server refuses 12 s between the frames of two poses. */
const slowestMs = 10_000;
/** Each movement to another side restarts the poses, so that no film finds the order by trying. */
const mostCorrections = 1;

const opposites = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;

export function beginPosing(start: HeadPlace, now: number): Posing {
  const none = { taken: 0, trail: [0], hits: 0, strays: 0, partSince: null, corrections: 0, endsAt: null };
  return {
    phase: 'posing',
    unseen: null,
    timeouts: 0,
    since: now,
    start,
    way: 'into',
    waitsSince: now,
    objection: 'lookAhead',
    ...none,
  };
}

/** A look without a face, as in a quick turn, changes nothing. */
export function watchPosing(watch: Posing, { head, poses, now }: Seen) {
  const pose = poses[watch.taken] ?? 'left';
  if (!head) return { watch, hint: hintOf(watch, pose, now), progress: 0 };
  const move = headMove(watch.start, head);
  if (watch.way === 'into') return watchInto(watch, { move, poses, now });
  if (watch.taken > 0 && isLate(watch, now)) return beginAgain(watch, { move, poses });
  if (move.away >= back) return { watch, hint: hintOf(watch, pose, now), progress: 0 };
  const next = ahead(watch, now);
  return { watch: next, hint: hintOf(next, pose, now), progress: 0 };
}

function watchInto(
  watch: Posing,
  { move, poses, now }: { move: HeadMove; poses: readonly HeadPose[]; now: number },
) {
  const pose = poses[watch.taken] ?? 'left';
  const reach = move.reach(pose);
  const isSeen = reach >= 1 && move.nearest === pose;
  const isStray =
    move.nearest !== pose &&
    move.reach(move.nearest) >= (move.nearest === opposites[pose] ? strayBy.opposite : strayBy.aside);
  const progress = Math.min(1, Math.max(0, reach));
  const next: Posing = {
    ...watch,
    trail: move.away < back && reach < lookingAhead ? [reach] : [...watch.trail, reach],
    hits: isSeen ? watch.hits + 1 : 0,
    strays: isStray ? watch.strays + 1 : 0,
    partSince: progress >= partOfPose && progress < 1 ? (watch.partSince ?? now) : null,
  };
  if (next.strays >= hitsWanted) return corrected(next, { move, pose });
  if (isLate(next, now)) return beginAgain(next, { move, poses });
  if (next.hits >= hitsWanted) return reachedPose(next, { poses, now });
  return { watch: next, hint: hintOf(next, pose, now), progress };
}

const isLate = (watch: Posing, now: number) => now - watch.waitsSince > slowestMs;

function beginAgain(
  watch: Posing,
  { move, poses }: { move: HeadMove; poses: readonly HeadPose[] },
): { watch: Posing; hint: PoseHint; progress: number } {
  const again: Posing = {
    ...watch,
    taken: 0,
    way: 'again',
    objection: 'lookFront',
    unseen: poses[watch.taken] ?? 'left',
    timeouts: watch.timeouts + 1,
  };
  const hint = move.away < back ? askFor(poses[0] ?? 'left') : again.objection;
  return { watch: again, hint, progress: 0 };
}

function corrected(watch: Posing, { move, pose }: { move: HeadMove; pose: HeadPose }) {
  const corrections = watch.corrections + 1;
  if (corrections > mostCorrections)
    return { watch: { phase: 'done', seen: false } as const, hint: null, progress: 0 };
  const objection = move.nearest === opposites[pose] ? ('otherWay' as const) : ('lookFront' as const);
  const again: Posing = { ...watch, corrections, taken: 0, way: 'again', objection };
  return { watch: again, hint: objection, progress: 0 };
}

function reachedPose(watch: Posing, { poses, now }: { poses: readonly HeadPose[]; now: number }) {
  const pose = poses[watch.taken] ?? 'left';
  if (hasJump(watch.trail, axisOf(pose))) {
    const again: Posing = { ...watch, way: 'again', objection: 'moreSlowly' };
    return { watch: again, hint: again.objection, progress: 0 };
  }
  const taken = watch.taken + 1;
  if (taken === poses.length)
    return { watch: { phase: 'done', seen: true } as const, hint: 'posesSeen' as const, progress: 1 };
  const next: Posing = {
    ...watch,
    taken,
    way: 'back',
    objection: 'lookAhead',
    unseen: null,
    waitsSince: now,
  };
  return { watch: next, hint: 'lookAhead' as const, progress: 1 };
}

function ahead(watch: Posing, now: number): Posing {
  const waitsSince = watch.taken === 0 ? now : watch.waitsSince;
  return { ...watch, way: 'into', trail: [0], hits: 0, strays: 0, partSince: null, waitsSince };
}

function hasJump(trail: readonly number[], axis: keyof HeadPlace): boolean {
  // A long step beyond the pose skips nothing.
  const way = trail.slice(0, trail.findLastIndex((reach) => reach < 1) + 2);
  const looked = stepsOf(way);
  const sent = stepsOf(chooseWay(trail).map((at) => trail[at] ?? 0));
  const changesPicture = looked.some((step, at) => {
    const beside = (looked[at - 1] ?? 0) + (looked[at + 1] ?? 0);
    return step > longStep[axis] && beside < restingStep;
  });
  return changesPicture || sent.some((step) => step > longestStep[axis]);
}

/** Returns the steps as shares of the furthest reach. */
function stepsOf(reaches: readonly number[]): number[] {
  const peak = Math.max(...reaches);
  const shares = reaches.map((reach) => reach / peak);
  return shares.slice(1).map((share, index) => Math.abs(share - (shares[index] ?? 0)));
}

function hintOf(watch: Posing, pose: HeadPose, now: number): PoseHint {
  if (watch.way !== 'into') return watch.objection;
  const isPartial = watch.partSince !== null && now - watch.partSince >= partForMs;
  return (isPartial ? asksFurther : asks)[pose];
}
