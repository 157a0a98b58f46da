import type { ReactNode } from 'react';
import type { PhotoKind } from '../../../domain/camera/captured-photo.ts';
import { cameraCatalog } from '../../../languages/camera/camera-catalog.ts';
import { Spinner } from '../../kit/spinner.tsx';
import { useWords } from '../../language/use-words.ts';
import { CameraControls } from './camera-controls.tsx';
import { CameraFailure } from '../failure/camera-failure.tsx';
import { CameraPermission } from '../failure/camera-permission.tsx';
import styles from './camera-scene.module.css';
import { CameraView } from './camera-view.tsx';
import type { Camera } from '../stream/use-camera.ts';

interface CameraSceneProps {
  kind: PhotoKind;
  camera: Camera;
  busy: boolean;
  onCapture: () => void;
  hint: ReactNode;
  children?: ReactNode;
  help?: ReactNode;
}

export function CameraScene({ kind, camera, busy, onCapture, hint, children, help }: CameraSceneProps) {
  const { say } = useWords(cameraCatalog);
  const { step, startAgain } = camera;
  const live = step.name === 'live';
  return (
    <CameraView
      kind={kind}
      video={camera.video}
      mirrored={kind === 'selfie' && camera.facing === 'user'}
      live={live}
      hint={live ? hint : null}
      help={live ? help : null}
      controls={
        step.name === 'failed' || step.name === 'asking' ? null : (
          <CameraControls
            captureLabel={say('capture')}
            switchLabel={say('switchCamera')}
            busy={busy}
            onCapture={onCapture}
            onSwitch={live ? camera.switchCamera : undefined}
          />
        )
      }
    >
      {step.name === 'starting' ? (
        <div className={styles.starting}>
          <Spinner label={say('starting')} />
        </div>
      ) : null}
      {step.name === 'asking' ? <CameraPermission onEnable={startAgain} /> : null}
      {step.name === 'failed' ? <CameraFailure problem={step.problem} onTryAgain={startAgain} /> : null}
      {live ? children : null}
    </CameraView>
  );
}
