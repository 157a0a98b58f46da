import type { HeadPose } from '@suite/contracts/verification';
import { askFor, type PoseHint, type Posing } from './posing.ts';

/** How long each pose is asked for where nothing can be found in pictures, and when the way back begins. */
export const blindPoseMs = 3000;
const backAfterMs = 1800;

/** Asks for one pose after the other, at an even pace. */
export function watchBlindly(watch: Posing, { poses, now }: { poses: readonly HeadPose[]; now: number }) {
  const passed = now - watch.since;
  const taken = Math.min(poses.length - 1, Math.floor(passed / blindPoseMs));
  const isBack = passed % blindPoseMs >= backAfterMs && taken < poses.length - 1;
  const hint: PoseHint = isBack ? 'lookAhead' : askFor(poses[taken] ?? 'left');
  return { watch: { ...watch, taken }, hint, progress: 0 };
}
