import { isIos } from '../../../domain/camera/browser-family.ts';
import type { CameraChoice } from '../../../domain/camera/camera-devices.ts';
import { basicVideo, iosDelayMs, wantedVideo } from '../../../domain/camera/camera-settings.ts';

/** Tracks stop with the signal, even if the camera opens after the abort. */
export async function openCamera(
  { facing, deviceId }: CameraChoice,
  signal: AbortSignal,
): Promise<MediaStream> {
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
