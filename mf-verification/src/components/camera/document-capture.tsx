import { photoName, type CapturedPhoto } from '../../domain/captured-photo.ts';
import { CameraScene } from './camera-scene.tsx';
import { captureFrame } from './capture-frame.ts';
import { useCamera } from './use-camera.ts';
import { useCapture } from './use-capture.ts';

/** Takes a photo of a document. */
export function DocumentCapture({ onPhoto }: { onPhoto: (photo: CapturedPhoto) => void }) {
  const camera = useCamera('document');
  const { busy, capture } = useCapture(async () => {
    const name = photoName('document', Date.now());
    onPhoto({ file: await captureFrame(camera.video.current, { name }), frames: [] });
  });
  return <CameraScene kind="document" camera={camera} busy={busy} onCapture={capture} />;
}
