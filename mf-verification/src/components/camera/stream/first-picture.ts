import { listenUntil } from './listen-until.ts';

/**
 * Waits until a video element shows its stream.
 * @throws DOMException named `AbortError` when the browser does not play it
 */
export async function firstPicture(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
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
    // Refused by a phone that saves power, say, with the name of a refused camera.
    throw new DOMException('The picture did not start', 'AbortError');
  }
  await arrived;
}
