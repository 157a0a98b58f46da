import { lazy, Suspense, useState } from 'react';
import type { PhotoKind } from '../../domain/camera/captured-photo.ts';
import { stepsCatalog } from '../../languages/steps/steps-catalog.ts';
import { Button } from '../kit/button.tsx';
import type { CameraCaptureProps } from './camera-capture.tsx';
import { CrashBoundary } from '../page/crash-boundary.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { useWords } from '../language/use-words.ts';
import { WordsReady } from '../language/words-ready.tsx';

const load = () => import('./camera-capture.tsx');
const lazyCapture = () =>
  lazy(async () => {
    const [{ CameraCapture }, { cameraCatalog }] = await Promise.all([
      load(),
      import('../../languages/camera/camera-catalog.ts'),
    ]);
    const Capture = (props: CameraCaptureProps) => (
      <WordsReady catalog={cameraCatalog}>
        <CameraCapture {...props} />
      </WordsReady>
    );
    return { default: Capture };
  });

/** Ignores failures, which show up when the camera opens. */
export function preloadCamera(kind: PhotoKind): void {
  const faces = async () => (await import('./liveness/load-face-finder.ts')).loadFaceFinder();
  for (const needed of kind === 'selfie' ? [load, faces] : [load]) needed().catch(() => undefined);
}

export function LazyCamera(props: CameraCaptureProps) {
  const { say } = useWords(stepsCatalog);
  const [Capture, setCapture] = useState(lazyCapture);
  const loading = (
    <Dialog title={say('cameraLoading')} onClose={props.onClose}>
      <Spinner label={say('cameraLoading')} />
    </Dialog>
  );
  return (
    <CrashBoundary
      fallback={(retry) => (
        <Missing
          onClose={props.onClose}
          onRetry={() => {
            setCapture(lazyCapture);
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={loading}>
        <Capture {...props} />
      </Suspense>
    </CrashBoundary>
  );
}

function Missing({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const { say } = useWords(stepsCatalog);
  return (
    <Dialog title={say('takePhoto')} onClose={onClose}>
      <p role="alert">{say('cameraMissing')}</p>
      <Button variant="primary" onClick={onRetry}>
        {say('tryAgain')}
      </Button>
    </Dialog>
  );
}
