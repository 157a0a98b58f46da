import type { RawPhoto } from '../../faces/raw-photo.ts';

const seen = { width: 640, height: 480 };
const grey = 110;

/**
 * Simulates a printed photo that is turned around its vertical axis before a camera. Its size stays about the same; a
 * small distance (in widths of the photo) increases the perspective.
 */
export function holdPhoto(photo: RawPhoto, degrees: number, distance = 1.5): RawPhoto {
  const angle = (degrees * Math.PI) / 180;
  const focal = 500 * distance;
  const data = new Uint8Array(seen.width * seen.height * 3).fill(grey);
  for (let at = 0; at < seen.width * seen.height; at += 1) {
    const x = ((at % seen.width) - seen.width / 2) / focal;
    const y = (Math.floor(at / seen.width) - seen.height / 2) / focal;
    // The ray through this pixel meets the plane of the photo here.
    const depth = (distance * Math.cos(angle)) / (Math.cos(angle) + x * Math.sin(angle));
    const across = Math.cos(angle) * x * depth - Math.sin(angle) * (depth - distance);
    const column = Math.round((across + 0.5) * photo.width);
    const row = Math.round(y * depth * photo.width + photo.height / 2);
    if (column < 0 || row < 0 || column >= photo.width || row >= photo.height) continue;
    const from = (row * photo.width + column) * 3;
    data.set(photo.data.subarray(from, from + 3), at * 3);
  }
  return { ...seen, data };
}
