import sharp from 'sharp';
import { IdentityError } from '../identity-error.ts';

export interface RawPhoto {
  data: Uint8Array;
  width: number;
  height: number;
}

const pixelLimit = 1920 * 1920;

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

export async function turnPhoto({ data, width, height }: RawPhoto, degrees: number): Promise<RawPhoto> {
  const turned = await sharp(data, { raw: { width, height, channels: 3 } })
    .rotate(degrees)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: turned.data, width: turned.info.width, height: turned.info.height };
}
