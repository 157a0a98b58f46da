import type { CameraChoice } from '../../../domain/camera/camera-devices.ts';
import { startTimeoutMs } from '../../../domain/camera/camera-settings.ts';
import { cameraPermission, permissionChange } from './ask-permission.ts';
import { firstPicture } from './first-picture.ts';
import { inTime } from './in-time.ts';
import { listenUntil } from './listen-until.ts';
import { openCamera } from './open-camera.ts';

interface ShowOptions {
  /** Ends the camera at any time. */
  signal: AbortSignal;
  /** The browser is asking the guest for permission, or may be. */
  onAsking: () => void;
  /** Something else has ended the camera: it was unplugged, or its permission taken back. */
  onEnded: () => void;
  /** The track gives black pictures, as during a call, and gives real ones again. */
  onMute: () => void;
  onUnmute: () => void;
}

/**
 * Shows a camera in a video element, and gives the track once there is a picture.
 * @throws DOMException as the browser gives it, or named `TimeoutError`
 */
export async function showCamera(
  video: HTMLVideoElement,
  choice: CameraChoice,
  { signal, onAsking, onEnded, onMute, onUnmute }: ShowOptions,
): Promise<MediaStreamTrack | undefined> {
  const permission = await cameraPermission();
  const opening = openCamera(choice, signal);
  if (permission === undefined || permission.state === 'prompt') {
    onAsking();
    // The guest takes the time they need to answer.
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
