import sharp, { type Metadata, type Sharp } from 'sharp';
import { ImageRefused, type ImageRefusal } from './image-refused.ts';
import { recogniseFormat, type ImageFormat, type RecognisedFormat } from './recognise-format.ts';

export interface CleanImage {
  jpeg: Buffer;
  width: number;
  height: number;
}

const limits = {
  bytes: 15 * 1024 * 1024,
  pixels: 64_000_000,
  shortSide: 64,
  longSide: 1920,
  seconds: 10,
};

/** Re-encodes an untrusted file, so that no metadata or hidden content remains. @throws ImageRefused */
export async function cleanImage(file: Uint8Array): Promise<CleanImage> {
  if (file.length === 0) throw new ImageRefused('EMPTY');
  if (file.length > limits.bytes) throw new ImageRefused('TOO_LARGE');
  const format = acceptFormat(recogniseFormat(file));
  const image = sharp(file, { limitInputPixels: limits.pixels, failOn: 'error' });
  try {
    acceptSize(await image.metadata(), format);
    const { data, info } = await encode(image);
    return { jpeg: data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof ImageRefused ? error : new ImageRefused(refusalOf(error), { cause: error });
  }
}

function acceptFormat(format: RecognisedFormat): ImageFormat {
  if (format === 'heic') throw new ImageRefused('HEIC');
  if (format === 'other-image') throw new ImageRefused('UNSUPPORTED');
  if (format === 'no-image') throw new ImageRefused('NOT_AN_IMAGE');
  return format;
}

function acceptSize(found: Metadata, format: ImageFormat): void {
  if (found.format !== format) throw new ImageRefused('NOT_AN_IMAGE');
  if ((found.pages ?? 1) > 1) throw new ImageRefused('ANIMATED');
  if (found.width * found.height > limits.pixels) throw new ImageRefused('TOO_MANY_PIXELS');
  if (Math.min(found.width, found.height) < limits.shortSide) throw new ImageRefused('TOO_SMALL');
}

function encode(image: Sharp) {
  return image
    .timeout({ seconds: limits.seconds })
    .autoOrient()
    .resize({ width: limits.longSide, height: limits.longSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
}

function refusalOf(error: unknown): ImageRefusal {
  const said = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(said)) return 'TOO_MANY_PIXELS';
  if (/timeout/i.test(said)) return 'TOO_SLOW';
  return 'DAMAGED';
}
