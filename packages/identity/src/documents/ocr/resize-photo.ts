import sharp from 'sharp';
import type { RawPhoto } from '../../faces/raw-photo.ts';

export async function resizePhoto(photo: RawPhoto, width: number, height: number): Promise<RawPhoto> {
  const raw = { width: photo.width, height: photo.height, channels: 3 } as const;
  const data = await sharp(photo.data, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return { data, width, height };
}
