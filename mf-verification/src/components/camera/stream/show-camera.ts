import type { CameraChoice } from '../../../domain/camera/camera-devices.ts';
import {
  startTimeoutMs,
  basicVideo,
  iosDelayMs,
  wantedVideo,
} from '../../../domain/camera/camera-settings.ts';
import { cameraPermission, permissionChange } from './ask-permission.ts';
import { listenUntil } from './listen-until.ts';
import { isIos } from '../../../domain/camera/browser-family.ts';

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

/** Tracks stop with the signal, even if the camera opens after the abort. */
async function openCamera({ facing, deviceId }: CameraChoice, signal: AbortSignal): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices?.getUserMedia) throw new DOMException('No camera for pages', 'NotSupportedError');
  if (isIos(navigator)) await pause(iosDelayMs);
  const ask = async (video: MediaTrackConstraints) => {
    signal.throwIfAborted();
    const stream = await mediaDevices.getUserMedia({ video, audio: false });
    if (signal.aborted) stopTracks(stream);
    signal.throwIfAborted();
    signal.addEventListener('abort', () => stopTracks(stream), { once: true });
    return stream;
  };
  try {
    return await ask(wantedVideo(facing, deviceId));
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'OverconstrainedError') throw error;
    return ask(basicVideo(facing, deviceId));
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
