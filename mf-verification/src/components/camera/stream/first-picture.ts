import { listenUntil } from './listen-until.ts';

/** @throws DOMException named `AbortError` if the browser does not play the stream */
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
    // A phone in power-saving mode refuses with the error name of a blocked camera.
    throw new DOMException('The picture did not start', 'AbortError');
  }
  await arrived;
}
