import type { CameraChoice } from '../../../domain/camera/camera-devices.ts';
import { startTimeoutMs } from '../../../domain/camera/camera-settings.ts';
import { cameraPermission, permissionChange } from './ask-permission.ts';
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

/** @throws DOMException named `AbortError` if the browser does not play the stream */
async function firstPicture(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    const look = () => {
      if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0) resolve();
    };
    listenUntil(signal, video, 'loadeddata', look);
    listenUntil(signal, video, 'resize', look);
    look();
  });
  try {
    await video.play();
  } catch {
    // A phone in power-saving mode refuses with the error name of a blocked camera.
    throw new DOMException('The picture did not start', 'AbortError');
  }
  await arrived;
}

/** @throws DOMException named `TimeoutError` */
async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException(`Not within ${ms} ms`, 'TimeoutError')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
