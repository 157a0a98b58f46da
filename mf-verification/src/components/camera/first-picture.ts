/** Waits until a video element shows its stream. */
export async function firstPicture(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    const look = () => {
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return;
      video.removeEventListener('loadeddata', look);
      video.removeEventListener('resize', look);
      resolve();
    };
    video.addEventListener('loadeddata', look, { signal });
    video.addEventListener('resize', look, { signal });
    look();
  });
  await video.play();
  await arrived;
}
