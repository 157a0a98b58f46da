import { photoName, type CapturedPhoto, type Turn } from '../../domain/captured-photo.ts';
import { CameraScene } from '../camera/camera-scene.tsx';
import { captureFrame } from '../camera/capture-frame.ts';
import { useCamera } from '../camera/use-camera.ts';
import { useCapture } from '../camera/use-capture.ts';

interface SelfieCaptureProps {
  turn: Turn | undefined;
  onPhoto: (photo: CapturedPhoto) => void;
}

/** Takes a selfie. */
export function SelfieCapture({ onPhoto }: SelfieCaptureProps) {
  const camera = useCamera('selfie');
  const { busy, capture } = useCapture(async () => {
    const file = await captureFrame(camera.video.current, { name: photoName('selfie', Date.now()) });
    onPhoto({ file, frames: [file] });
  });
  return <CameraScene kind="selfie" camera={camera} busy={busy} onCapture={capture} />;
}
