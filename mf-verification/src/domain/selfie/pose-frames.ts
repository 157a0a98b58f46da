import type { HeadPose } from '@suite/contracts/verification';
import { lookingAhead, type PoseFrame } from './choose-frames.ts';
import type { HeadPlace } from '../faces/head-place.ts';
import { headMove } from './head-move.ts';
import type { SelfieWatch } from './selfie-watch.ts';

/** Without a face finder, up to this many frames are kept until the end. */
const mostKept = 60;

interface LookedFrame<Picture> {
  before: SelfieWatch;
  after: SelfieWatch;
  head: HeadPlace | undefined;
  poses: readonly HeadPose[];
  picture: Picture;
}

export function keepFrame<Picture>(
  frames: readonly PoseFrame<Picture>[],
  { before, after, head, poses, picture }: LookedFrame<Picture>,
): readonly PoseFrame<Picture>[] {
  if (before.phase !== 'posing') return frames;
  if (after.phase === 'posing' && (after.way === 'again' || after.taken < before.taken))
    return frames.filter(({ pose }) => pose < after.taken);
  // The look that ends the way back is the first one of the next pose.
  const { way, taken } = after.phase === 'posing' && after.way === 'into' ? after : before;
  const asked = poses[taken];
  if (way !== 'into' || !asked) return frames;
  const reach = head && headMove(before.start, head).reach(asked);
  const kept =
    reach !== undefined && reach < lookingAhead ? frames.filter(({ pose }) => pose !== taken) : frames;
  return kept.length < mostKept ? [...kept, { picture, pose: taken, reach }] : kept;
}
