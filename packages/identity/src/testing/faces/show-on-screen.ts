import sharp from 'sharp';
import type { RawPhoto } from '../../faces/raw-photo.ts';
import { encodePhoto } from './encode-photo.ts';
import { holdPhoto } from './hold-photo.ts';

export interface HeldScreen {
  degrees: number;
  distance: number;
  light: number;
}

const edge = 14;

export async function showOnScreen(
  { data, width, height }: RawPhoto,
  { degrees, distance, light }: HeldScreen,
): Promise<Buffer> {
  const shown = await sharp(data, { raw: { width, height, channels: 3 } })
    .linear([light * 0.97, light, light * 1.04], [6, 6, 8])
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#080808' })
    .raw()
    .toBuffer();
  const screen = { data: shown, width: width + 2 * edge, height: height + 2 * edge };
  return encodePhoto(holdPhoto(screen, degrees, distance));
}
