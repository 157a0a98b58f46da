import type { HeadPose } from '@suite/contracts/verification';
import { lookingAhead, type PoseFrame } from './choose-frames.ts';
import type { HeadPlace } from '../faces/head-place.ts';
import { headMove } from './head-move.ts';
import type { SelfieWatch } from './selfie-watch.ts';

/** Where nothing is seen, frames are not chosen while they come in. */
const mostKept = 60;

interface LookedFrame<Picture> {
  /** What was known before the look at this frame, and after it. */
  before: SelfieWatch;
  after: SelfieWatch;
  head: HeadPlace | undefined;
  poses: readonly HeadPose[];
  picture: Picture;
}

/** The frames that are kept after one more: those of a movement that does not count are forgotten. */
export function keepFrame<Picture>(
  frames: readonly PoseFrame<Picture>[],
  { before, after, head, poses, picture }: LookedFrame<Picture>,
): readonly PoseFrame<Picture>[] {
  if (before.phase !== 'posing') return frames;
  if (after.phase === 'posing' && (after.way === 'again' || after.taken < before.taken))
    return frames.filter(({ pose }) => pose < after.taken);
  // The look that ends the way back looks ahead to the next pose.
  const { way, taken } = after.phase === 'posing' && after.way === 'into' ? after : before;
  const asked = poses[taken];
  if (way !== 'into' || !asked) return frames;
  const reach = head && headMove(before.start, head).reach(asked);
  // The way into a pose begins where the head looked ahead last.
  const kept =
    reach !== undefined && reach < lookingAhead ? frames.filter(({ pose }) => pose !== taken) : frames;
  return kept.length < mostKept ? [...kept, { picture, pose: taken, reach }] : kept;
}
