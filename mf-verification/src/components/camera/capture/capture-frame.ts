import { jpegQuality } from '../../../domain/camera/captured-photo.ts';

/** Why a frame could not be kept. */
export type CaptureProblem = 'viewNotReady' | 'cameraNotReady' | 'captureFailed' | 'processFailed';

export class CaptureError extends Error {
  readonly problem: CaptureProblem;

  constructor(problem: CaptureProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'CaptureError';
    this.problem = problem;
  }
}

/**
 * What the camera sees now, as a JPEG.
 * @throws CaptureError
 */
export async function captureFrame(video: HTMLVideoElement | null, name: string): Promise<File> {
  return encodeFrame(drawFrame(video), name);
}

/**
 * What the camera sees now. A preview is only mirrored on the screen: what is drawn here is not.
 * @param longestSide in pixels; longer sides are made this long
 * @throws CaptureError
 */
export function drawFrame(video: HTMLVideoElement | null, longestSide = Infinity): HTMLCanvasElement {
  if (!video) throw new CaptureError('viewNotReady');
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
    throw new CaptureError('cameraNotReady');
  return drawAtMost(video, { width, height }, longestSide);
}

/** A smaller copy of a frame; as large as it is where no side is longer. */
export function shrinkFrame(frame: HTMLCanvasElement, longestSide: number): HTMLCanvasElement {
  return drawAtMost(frame, frame, longestSide);
}

/**
 * A JPEG of an image with no side longer than `longestSide` pixels.
 * @throws CaptureError
 */
export async function captureImage(
  image: HTMLImageElement,
  longestSide: number,
  name: string,
): Promise<File> {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  return encodeFrame(drawAtMost(image, size, longestSide), name.replace(/\.\w+$/, '.jpg'));
}

/** @throws CaptureError */
export async function encodeFrame(frame: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => frame.toBlob(resolve, 'image/jpeg', jpegQuality));
  if (!blob) throw new CaptureError('processFailed');
  return new File([blob], name, { type: 'image/jpeg', lastModified: Date.now() });
}

function drawAtMost(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
  longestSide: number,
): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new CaptureError('captureFailed');
  context.imageSmoothingQuality = 'high';
  try {
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
  } catch (cause) {
    throw new CaptureError('captureFailed', { cause });
  }
  return canvas;
}
