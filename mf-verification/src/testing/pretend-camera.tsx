import type { CameraCaptureProps } from '../components/camera/camera-capture.tsx';

/** Replaces the camera in tests of screens: one button takes the photo, another closes. */
export function CameraCapture({ onCapture, onClose, onDesk, ...subject }: CameraCaptureProps) {
  const poses = subject.kind === 'selfie' ? ` posing ${subject.poses.join(', ')}` : '';
  const file = new File([subject.kind], `${subject.kind}-1.jpg`, { type: 'image/jpeg' });
  const time = 1_795_197_600_000;
  const picture = new File(['moved'], 'frame-1.jpg');
  const frames = subject.kind === 'selfie' ? [{ picture, time: time + 250, pose: 0 }] : [];
  return (
    <div role="dialog" aria-label={`Camera for a ${subject.kind}${poses}`}>
      <button type="button" onClick={() => onCapture({ file, time, frames })}>
        Shoot
      </button>
      <button type="button" onClick={onDesk}>
        Show ID at the desk
      </button>
      <button type="button" onClick={onClose}>
        Close camera
      </button>
    </div>
  );
}

export function loadFaceFinder(): Promise<never> {
  return Promise.reject(new Error('There is no camera to look through'));
}
