import type { CameraChoice } from '../../../domain/camera/camera-devices.ts';
import { startTimeoutMs } from '../../../domain/camera/camera-settings.ts';
import { cameraPermission, permissionChange } from './ask-permission.ts';
import { firstPicture } from './first-picture.ts';
import { inTime } from './in-time.ts';
import { listenUntil } from './listen-until.ts';
import { openCamera } from './open-camera.ts';

interface ShowOptions {
  signal: AbortSignal;
  onAsking: () => void;
  onEnded: () => void;
  /** A muted track gives black pictures, for example during a call. */
  onMute: () => void;
  onUnmute: () => void;
}

/** @throws DOMException from the browser, or named `TimeoutError` */
export async function showCamera(
  video: HTMLVideoElement,
  choice: CameraChoice,
  { signal, onAsking, onEnded, onMute, onUnmute }: ShowOptions,
): Promise<MediaStreamTrack | undefined> {
  const permission = await cameraPermission();
  const opening = openCamera(choice, signal);
  if (permission === undefined || permission.state === 'prompt') {
    onAsking();
    // The timeout starts after the guest has answered the prompt.
    await (permission ? Promise.race([opening, permissionChange(permission, signal)]) : opening);
  }
  const stream = await inTime(opening, startTimeoutMs);
  const [track] = stream.getVideoTracks();
  if (track) {
    listenUntil(signal, track, 'ended', onEnded);
    listenUntil(signal, track, 'mute', onMute);
    listenUntil(signal, track, 'unmute', onUnmute);
  }
  video.srcObject = stream;
  signal.addEventListener('abort', () => (video.srcObject = null), { once: true });
  await inTime(firstPicture(video, signal), startTimeoutMs);
  return track;
}
