import type { HeadPose } from '@suite/contracts/verification';
import { blindPoseMs, watchBlindly } from './blind-poses.ts';
import type { HeadPlace } from '../faces/head-place.ts';
import { askFor, beginPosing, watchPosing, type PoseHint, type Posing } from './posing.ts';
import { selfieHint, type SelfieHint, type SelfieLook } from './selfie-hint.ts';

/** How far a selfie with its poses of the head has come. Times are in milliseconds. */
export type SelfieWatch =
  | { phase: 'framing'; goodSince: number | null }
  | Posing
  | { phase: 'done'; seen: boolean };

export interface WatchStep {
  watch: SelfieWatch;
  hint: SelfieHint | PoseHint | null;
  /** How much of the pose that is asked for is seen, 0 to 1. */
  progress: number;
}

/** What a look is judged by; no look at all where nothing can be found in pictures. */
export interface Watched {
  look: SelfieLook | null;
  poses: readonly HeadPose[];
  now: number;
}

export const framing: SelfieWatch = { phase: 'framing', goodSince: null };

const goodForMs = 700;
/** What the server refuses a selfie for: the button starts no movement that would be in vain. */
const refusedLater: readonly SelfieHint[] = ['severalFaces', 'tooDark', 'tooBright'];
/** How long a selfie whose button was pressed waits for its poses, while a face is seen. */
const seenPosesMs = 20_000;
/** How long a press later on still waits for pictures of a movement. */
const leastPosingMs = 3000;
const ahead: HeadPlace = { turn: 0, lift: 0 };

/** What one look changes. The selfie is due when `framing` becomes `posing`, and all is when it becomes `done`. */
export function watchSelfie(watch: SelfieWatch, watched: Watched): WatchStep {
  switch (watch.phase) {
    case 'framing':
      return watchFraming(watch, watched);
    case 'posing':
      if (watch.endsAt !== null && watched.now >= watch.endsAt)
        return { watch: { phase: 'done', seen: false }, hint: null, progress: 0 };
      return watched.look
        ? watchPosing(watch, { ...watched, head: watched.look.head })
        : watchBlindly(watch, watched);
    case 'done':
      return { watch, hint: watch.seen ? 'posesSeen' : null, progress: watch.seen ? 1 : 0 };
  }
}

/** What a press of the button changes: the selfie is taken, or its poses have been waited for long enough. */
export function pressDuringSelfie(watch: SelfieWatch, { look, poses, now }: Watched): SelfieWatch {
  switch (watch.phase) {
    case 'framing': {
      if (look && refusedLater.includes(selfieHint(look))) return watch;
      const waitMs = look?.head ? seenPosesMs : poses.length * blindPoseMs;
      return { ...beginPosing(look?.head ?? ahead, now), endsAt: now + waitMs };
    }
    case 'posing':
      return { ...watch, endsAt: Math.max(now, watch.since + leastPosingMs) };
    case 'done':
      return watch;
  }
}

function watchFraming(watch: SelfieWatch & { phase: 'framing' }, { look, poses, now }: Watched): WatchStep {
  if (!look) return { watch, hint: null, progress: 0 };
  const hint = selfieHint(look);
  if (hint !== 'holdStill' || !look.head) return { watch: framing, hint, progress: 0 };
  const goodSince = watch.goodSince ?? now;
  if (now - goodSince < goodForMs) return { watch: { phase: 'framing', goodSince }, hint, progress: 0 };
  return { watch: beginPosing(look.head, now), hint: askFor(poses[0] ?? 'left'), progress: 0 };
}
