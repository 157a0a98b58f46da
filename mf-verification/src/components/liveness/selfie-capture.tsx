import type { HeadPose } from '@suite/contracts/verification';
import { cameraCatalog, type CameraKey } from '../../languages/camera/camera-catalog.ts';
import { CameraHint } from '../camera/camera-hint.tsx';
import { CameraScene } from '../camera/camera-scene.tsx';
import { useCamera } from '../camera/use-camera.ts';
import { useCapture, useComplaint } from '../camera/use-capture.ts';
import { useWords } from '../use-words.ts';
import { GuideProgress } from './guide-progress.tsx';
import type { SelfieStep, TakenSelfie } from './selfie-session.ts';
import { TurnArrow } from './turn-arrow.tsx';
import { TurnRing } from './turn-ring.tsx';
import { useFaceFinder, type FaceFinderState } from './use-face-finder.ts';
import { useSelfie } from './use-selfie.ts';

interface SelfieCaptureProps {
  poses: readonly HeadPose[];
  onPhoto: (photo: TakenSelfie) => void;
}

/** Takes a selfie, and frames of the head as it turns. */
export function SelfieCapture({ poses, onPhoto }: SelfieCaptureProps) {
  const [turn = 'left'] = poses;
  const { say } = useWords(cameraCatalog);
  const camera = useCamera('selfie');
  const found = useFaceFinder();
  const finder = found.name === 'ready' ? found.finder : undefined;
  const { step, press } = useSelfie({ camera, turn, finder, onPhoto, onError: useComplaint() });
  const { busy, capture } = useCapture(press);
  const turning = step.phase === 'turning';
  const mirrored = camera.facing === 'user';
  return (
    <CameraScene kind="selfie" camera={camera} busy={busy} onCapture={capture}>
      <CameraHint
        text={say(hintOf(step, found, turn))}
        good={step.hint === 'holdStill' || step.phase === 'done'}
      />
      {found.name === 'loading' && !turning ? <GuideProgress share={found.share} /> : null}
      {turning || step.phase === 'done' ? <TurnRing progress={step.progress} /> : null}
      {turning ? <TurnArrow towards={(turn === 'left') === mirrored ? 'left' : 'right'} /> : null}
    </CameraScene>
  );
}

function hintOf({ phase, hint }: SelfieStep, found: FaceFinderState, turn: HeadPose): CameraKey {
  if (hint) return hint;
  if (phase === 'turning') return turn === 'left' ? 'turnLeft' : 'turnRight';
  if (phase === 'done') return 'reading';
  if (found.name === 'loading') return 'loadingGuide';
  return found.name === 'missing' ? 'guideMissing' : 'noFace';
}
