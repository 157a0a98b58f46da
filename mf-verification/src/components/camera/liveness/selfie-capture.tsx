import type { HeadPose } from '@suite/contracts/verification';
import { useState, useEffect } from 'react';
import { cameraCatalog, type CameraKey } from '../../../languages/camera/camera-catalog.ts';
import { CameraHint } from '../scene/camera-hint.tsx';
import { CameraScene } from '../scene/camera-scene.tsx';
import { useCamera } from '../stream/use-camera.ts';
import { useCapture, useComplaint } from '../capture/use-capture.ts';
import { useWords } from '../../language/use-words.ts';
import { AnotherPhone } from './another-phone.tsx';
import { PoseArrow } from './pose-arrow.tsx';
import { PoseRings } from './pose-rings.tsx';
import { UnseenHelp } from './unseen-help.tsx';
import type { SelfieStep, TakenSelfie } from './selfie-session.ts';
import { useSelfie } from './use-selfie.ts';
import styles from './guide-progress.module.css';
import type { FaceFinder } from './face-finder.ts';
import { loadFaceFinder } from './load-face-finder.ts';

interface SelfieCaptureProps {
  poses: readonly HeadPose[];
  onPhoto: (photo: TakenSelfie) => void;
}

const unseen = {
  left: 'unseenLeft',
  right: 'unseenRight',
  up: 'unseenUp',
  down: 'unseenDown',
} as const satisfies Record<HeadPose, CameraKey>;
const timeoutsBeforeHelp = 2;

export function SelfieCapture(props: SelfieCaptureProps) {
  const [isElsewhere, setElsewhere] = useState(false);
  if (isElsewhere) return <AnotherPhone onBack={() => setElsewhere(false)} />;
  return <LiveSelfie {...props} onElsewhere={() => setElsewhere(true)} />;
}

function LiveSelfie({ poses, onPhoto, onElsewhere }: SelfieCaptureProps & { onElsewhere: () => void }) {
  const { say } = useWords(cameraCatalog);
  const camera = useCamera('selfie');
  const found = useFaceFinder();
  const finder = found.name === 'ready' ? found.finder : undefined;
  const { step, press } = useSelfie({ camera, poses, finder, onPhoto, onError: useComplaint() });
  const { busy, capture } = useCapture(press);
  const posing = step.phase === 'posing';
  const arrow = posing ? arrowOf(step, poses, camera.facing === 'user') : null;
  const hint = say(hintOf(step, found));
  return (
    <CameraScene
      kind="selfie"
      camera={camera}
      busy={busy}
      onCapture={capture}
      hint={
        <CameraHint
          text={step.unseen ? `${say(unseen[step.unseen])} ${hint}` : hint}
          step={posing ? say('poseStep', { step: step.taken + 1, total: poses.length }) : undefined}
          good={step.hint === 'holdStill' || step.phase === 'done'}
          settled={step.phase !== 'framing'}
        />
      }
      help={step.timeouts >= timeoutsBeforeHelp ? <UnseenHelp onElsewhere={onElsewhere} /> : null}
    >
      {found.name === 'loading' && !posing ? <GuideProgress share={found.share} /> : null}
      {step.phase === 'framing' ? null : (
        <PoseRings count={poses.length} taken={step.taken} progress={step.progress} />
      )}
      {arrow ? <PoseArrow towards={arrow} /> : null}
    </CameraScene>
  );
}

function arrowOf(
  { hint, taken }: SelfieStep,
  poses: readonly HeadPose[],
  mirrored: boolean,
): HeadPose | null {
  const pose = poses[taken];
  if (!pose || hint === 'lookAhead' || hint === 'lookFront' || hint === 'moreSlowly') return null;
  if (pose === 'up' || pose === 'down') return pose;
  return (pose === 'left') === mirrored ? 'left' : 'right';
}

function hintOf({ phase, hint }: SelfieStep, found: FaceFinderState): CameraKey {
  if (hint) return hint;
  if (phase !== 'framing') return 'reading';
  if (found.name === 'loading') return 'loadingGuide';
  return found.name === 'missing' ? 'guideMissing' : 'noFace';
}

function GuideProgress({ share }: { share: number }) {
  const { say } = useWords(cameraCatalog);
  return <progress className={styles.progress} aria-label={say('loadingGuide')} value={share} max={1} />;
}

type FaceFinderState =
  | { name: 'loading'; share: number }
  | { name: 'ready'; finder: FaceFinder }
  | { name: 'missing' };

function useFaceFinder(): FaceFinderState {
  const [state, setState] = useState<FaceFinderState>({ name: 'loading', share: 0 });
  useEffect(() => {
    let wanted = true;
    const show = (next: FaceFinderState) => {
      if (wanted) setState(next);
    };
    loadFaceFinder((share) => show({ name: 'loading', share })).then(
      (finder) => show({ name: 'ready', finder }),
      () => show({ name: 'missing' }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return state;
}
