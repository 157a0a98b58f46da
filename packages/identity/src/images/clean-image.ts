export const imageRefusals = {
  EMPTY: 'The photo is empty. Please take it again.',
  TOO_LARGE: 'The photo is too large. Please send one of at most 15 MB.',
  NOT_AN_IMAGE: 'This file is not a photo. Please send a JPEG, PNG or WebP image.',
  UNSUPPORTED: 'This kind of image cannot be read. Please send a JPEG, PNG or WebP image.',
  HEIC: 'Photos in the HEIC format cannot be read. Please send a JPEG: on an iPhone choose "Most Compatible" under Settings, Camera, Formats.',
  ANIMATED: 'The image moves. Please send a single photo.',
  TOO_MANY_PIXELS: 'The photo has too many pixels. Please send a smaller one.',
  TOO_SMALL: 'The photo is too small to show anything. Please take it again.',
  DAMAGED: 'The photo is damaged or was cut off on its way. Please take it again.',
  TOO_SLOW: 'Reading the photo took too long. Please send a smaller one.',
} as const;

export type ImageRefusal = keyof typeof imageRefusals;

export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
  readonly code: ImageRefusal;

  constructor(code: ImageRefusal, options?: ErrorOptions) {
    super(imageRefusals[code], options);
    this.code = code;
  }
}

import sharp, { type Metadata, type Sharp } from 'sharp';

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

export type ImageFormat = 'jpeg' | 'png' | 'webp';

/** Uses the first bytes, as name and declared type are untrusted. */
export type RecognisedFormat = ImageFormat | 'heic' | 'other-image' | 'no-image';

const startsWith = (bytes: Uint8Array, ...wanted: number[]) =>
  wanted.every((byte, index) => bytes[index] === byte);

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

export function recogniseFormat(bytes: Uint8Array): RecognisedFormat {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  if (textAt(bytes, 4, 4) === 'ftyp') {
    const brand = textAt(bytes, 8, 4);
    if (heicBrands.includes(brand)) return 'heic';
    return brand === 'avif' || brand === 'avis' ? 'other-image' : 'no-image';
  }
  const gif = textAt(bytes, 0, 4) === 'GIF8';
  const bitmap = textAt(bytes, 0, 2) === 'BM';
  const tiff = startsWith(bytes, 0x49, 0x49, 0x2a, 0) || startsWith(bytes, 0x4d, 0x4d, 0, 0x2a);
  return gif || bitmap || tiff ? 'other-image' : 'no-image';
}
