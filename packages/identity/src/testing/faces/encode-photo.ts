import sharp from 'sharp';
import type { RawPhoto } from '../../faces/raw-photo.ts';

export const encodePhoto = ({ data, width, height }: RawPhoto): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
