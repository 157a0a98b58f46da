import type { HeadPose } from '@suite/contracts/verification';
import { askFor, type PoseHint, type Posing } from './posing.ts';

/** Without a face finder each pose is shown for this long; the way back starts after `backAfterMs`. */
export const blindPoseMs = 3000;
const backAfterMs = 1800;

export function watchBlindly(watch: Posing, { poses, now }: { poses: readonly HeadPose[]; now: number }) {
  const passed = now - watch.since;
  const taken = Math.min(poses.length - 1, Math.floor(passed / blindPoseMs));
  const isBack = passed % blindPoseMs >= backAfterMs && taken < poses.length - 1;
  const hint: PoseHint = isBack ? 'lookAhead' : askFor(poses[taken] ?? 'left');
  return { watch: { ...watch, taken }, hint, progress: 0 };
}
