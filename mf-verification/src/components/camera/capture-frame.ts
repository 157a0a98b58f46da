import { jpegQuality } from '../../domain/captured-photo.ts';

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

interface FrameOptions {
  name: string;
  /** Longer sides are made this long. */
  longestSide?: number;
}

/**
 * What the camera sees now, as a JPEG. A preview is only mirrored on the screen: what is drawn here is not.
 * @throws CaptureError
 */
export async function captureFrame(
  video: HTMLVideoElement | null,
  { name, longestSide = Infinity }: FrameOptions,
): Promise<File> {
  const canvas = drawFrame(video, longestSide);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
  if (!blob) throw new CaptureError('processFailed');
  return new File([blob], name, { type: 'image/jpeg', lastModified: Date.now() });
}

function drawFrame(video: HTMLVideoElement | null, longestSide: number): HTMLCanvasElement {
  if (!video) throw new CaptureError('viewNotReady');
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
    throw new CaptureError('cameraNotReady');
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new CaptureError('captureFailed');
  try {
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
  } catch (cause) {
    throw new CaptureError('captureFailed', { cause });
  }
  return canvas;
}
