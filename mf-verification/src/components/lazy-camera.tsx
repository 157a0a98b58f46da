import { lazy, Suspense, useState } from 'react';
import type { PhotoKind } from '../domain/captured-photo.ts';
import { stepsCatalog } from '../languages/steps/steps-catalog.ts';
import { Button } from './button.tsx';
import type { CameraCaptureProps } from './camera/camera-capture.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { Dialog } from './dialog.tsx';
import { Spinner } from './spinner.tsx';
import { useWords } from './use-words.ts';
import { WordsReady } from './words-ready.tsx';

const load = () => import('./camera/camera-capture.tsx');
const lazyCapture = () =>
  lazy(async () => {
    const [{ CameraCapture }, { cameraCatalog }] = await Promise.all([
      load(),
      import('../languages/camera/camera-catalog.ts'),
    ]);
    const Capture = (props: CameraCaptureProps) => (
      <WordsReady catalog={cameraCatalog}>
        <CameraCapture {...props} />
      </WordsReady>
    );
    return { default: Capture };
  });

/** Fetches ahead what the camera needs, and for a selfie what finds faces; whether it came is seen when it opens. */
export function preloadCamera(kind: PhotoKind): void {
  const faces = async () => (await import('./liveness/load-face-finder.ts')).loadFaceFinder();
  for (const needed of kind === 'selfie' ? [load, faces] : [load]) needed().catch(() => undefined);
}

/** The camera; its code comes when it is opened. */
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
