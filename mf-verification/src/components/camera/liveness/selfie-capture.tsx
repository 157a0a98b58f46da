import type { HeadPose } from '@suite/contracts/verification';
import { cameraCatalog, type CameraKey } from '../../../languages/camera/camera-catalog.ts';
import { CameraHint } from '../scene/camera-hint.tsx';
import { CameraScene } from '../scene/camera-scene.tsx';
import { useCamera } from '../stream/use-camera.ts';
import { useCapture, useComplaint } from '../capture/use-capture.ts';
import { useWords } from '../../language/use-words.ts';
import { GuideProgress } from './guide-progress.tsx';
import { PoseArrow } from './pose-arrow.tsx';
import { PoseRings } from './pose-rings.tsx';
import type { SelfieStep, TakenSelfie } from './selfie-session.ts';
import { useFaceFinder, type FaceFinderState } from './use-face-finder.ts';
import { useSelfie } from './use-selfie.ts';

interface SelfieCaptureProps {
  poses: readonly HeadPose[];
  onPhoto: (photo: TakenSelfie) => void;
}

/** Takes a selfie, and frames of the head in one pose after the other. */
export function SelfieCapture({ poses, onPhoto }: SelfieCaptureProps) {
  const { say } = useWords(cameraCatalog);
  const camera = useCamera('selfie');
  const found = useFaceFinder();
  const finder = found.name === 'ready' ? found.finder : undefined;
  const { step, press } = useSelfie({ camera, poses, finder, onPhoto, onError: useComplaint() });
  const { busy, capture } = useCapture(press);
  const posing = step.phase === 'posing';
  const arrow = posing ? arrowOf(step, poses, camera.facing === 'user') : null;
  return (
    <CameraScene kind="selfie" camera={camera} busy={busy} onCapture={capture}>
      <CameraHint
        text={say(hintOf(step, found))}
        good={step.hint === 'holdStill' || step.phase === 'done'}
        settled={step.phase !== 'framing'}
      />
      {found.name === 'loading' && !posing ? <GuideProgress share={found.share} /> : null}
      {step.phase === 'framing' ? null : (
        <PoseRings count={poses.length} taken={step.taken} progress={step.progress} />
      )}
      {arrow ? <PoseArrow towards={arrow} /> : null}
    </CameraScene>
  );
}

/** Nothing is pointed to while the head goes back. */
function arrowOf(
  { hint, taken }: SelfieStep,
  poses: readonly HeadPose[],
  mirrored: boolean,
): HeadPose | null {
  const pose = poses[taken];
  if (!pose || hint === 'lookAhead' || hint === 'moreSlowly') return null;
  if (pose === 'up' || pose === 'down') return pose;
  return (pose === 'left') === mirrored ? 'left' : 'right';
}

function hintOf({ phase, hint }: SelfieStep, found: FaceFinderState): CameraKey {
  if (hint) return hint;
  if (phase !== 'framing') return 'reading';
  if (found.name === 'loading') return 'loadingGuide';
  return found.name === 'missing' ? 'guideMissing' : 'noFace';
}
