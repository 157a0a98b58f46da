import { jpegQuality } from '../../../domain/camera/captured-photo.ts';

export type CaptureProblem = 'viewNotReady' | 'cameraNotReady' | 'captureFailed' | 'processFailed';

export class CaptureError extends Error {
  readonly problem: CaptureProblem;

  constructor(problem: CaptureProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'CaptureError';
    this.problem = problem;
  }
}

export async function captureFrame(video: HTMLVideoElement | null, name: string): Promise<File> {
  return encodeFrame(drawFrame(video), name);
}

/** Draws the frame unmirrored, unlike the preview; `longestSide` is in pixels. Throws CaptureError. */
export function drawFrame(video: HTMLVideoElement | null, longestSide = Infinity): HTMLCanvasElement {
  if (!video) throw new CaptureError('viewNotReady');
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
    throw new CaptureError('cameraNotReady');
  return drawAtMost(video, { width, height }, longestSide);
}

export function shrinkFrame(frame: HTMLCanvasElement, longestSide: number): HTMLCanvasElement {
  return drawAtMost(frame, frame, longestSide);
}

export async function captureImage(
  image: HTMLImageElement,
  longestSide: number,
  name: string,
): Promise<File> {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  return encodeFrame(drawAtMost(image, size, longestSide), name.replace(/\.\w+$/, '.jpg'));
}

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
