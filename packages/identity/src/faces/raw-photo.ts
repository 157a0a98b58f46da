import sharp from 'sharp';
import { IdentityError } from '../identity-error.ts';

/** Pixels as the networks take them: red, green and blue bytes, row by row. */
export interface RawPhoto {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Photos come cleaned, so that anything larger was not. */
const pixelLimit = 1920 * 1920;

/** Opens a cleaned photo, made smaller when its long side is longer than asked for. */
export async function openPhoto(photo: Uint8Array, longSide: number): Promise<RawPhoto> {
  try {
    const { data, info } = await sharp(photo, { limitInputPixels: pixelLimit, failOn: 'error' })
      .autoOrient()
      .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (cause) {
    throw new IdentityError('UNREADABLE', 'The photo could not be opened. Please take it again.', { cause });
  }
}

/** The photo turned clockwise by a right angle or several. */
export async function turnPhoto({ data, width, height }: RawPhoto, degrees: number): Promise<RawPhoto> {
  const turned = await sharp(data, { raw: { width, height, channels: 3 } })
    .rotate(degrees)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: turned.data, width: turned.info.width, height: turned.info.height };
}
