import type { HeadPose } from '@suite/contracts/verification';
import type { HeadPlace } from '../faces/head-place.ts';
import { askFor, beginPosing, watchPosing, type PoseHint, type Posing } from './posing.ts';
import { selfieHint, type SelfieHint, type SelfieLook } from './selfie-hint.ts';

/** Times are in milliseconds. */
export type SelfieWatch =
  | { phase: 'framing'; goodSince: number | null }
  | Posing
  | { phase: 'done'; seen: boolean };

export interface WatchStep {
  watch: SelfieWatch;
  hint: SelfieHint | PoseHint | null;
  progress: number;
}

/** `look` is null without a face finder. */
export interface Watched {
  look: SelfieLook | null;
  poses: readonly HeadPose[];
  now: number;
}

export const framing: SelfieWatch = { phase: 'framing', goodSince: null };

const goodForMs = 700;
/** The server refuses such selfies, so a press has no effect. */
const refusedLater: readonly SelfieHint[] = ['severalFaces', 'tooDark', 'tooBright'];
/** After a press, the poses are awaited this long while a face is seen. */
const seenPosesMs = 20_000;
/** A second press still leaves this time for pictures of a movement. */
const leastPosingMs = 3000;
const ahead: HeadPlace = { turn: 0, lift: 0 };

/** The selfie is due when `framing` becomes `posing`, and all is complete when it becomes `done`. */
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

/** Takes the selfie on the first press, and ends the wait for the poses on the second. */
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

/** Without a face finder each pose is shown for this long; the way back starts after `backAfterMs`. */
const blindPoseMs = 3000;
const backAfterMs = 1800;

function watchBlindly(watch: Posing, { poses, now }: { poses: readonly HeadPose[]; now: number }) {
  const passed = now - watch.since;
  const taken = Math.min(poses.length - 1, Math.floor(passed / blindPoseMs));
  const isBack = passed % blindPoseMs >= backAfterMs && taken < poses.length - 1;
  const hint: PoseHint = isBack ? 'lookAhead' : askFor(poses[taken] ?? 'left');
  return { watch: { ...watch, taken }, hint, progress: 0 };
}
