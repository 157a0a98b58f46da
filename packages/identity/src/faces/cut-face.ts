import { alignFace, type AlignedPoint } from './align-face.ts';
import type { RawPhoto } from './raw-photo.ts';

export const chipSize = 150;

export function cutFace(
  { data, width, height }: RawPhoto,
  points: readonly AlignedPoint[],
  size: { width: number; height: number },
): Uint8Array {
  const { a, b, x0, y0 } = alignFace(points);
  // Averaging source pixels avoids aliasing when a face is scaled down.
  const samples = Math.min(4, Math.max(1, Math.round(Math.hypot(a, b))));
  const offsets = Array.from({ length: samples }, (_, index) => (index + 0.5) / samples - 0.5);
  const chip = new Uint8Array(size.width * size.height * 3);
  for (let at = 0; at < size.width * size.height; at += 1) {
    const row = Math.floor(at / size.width);
    const column = at % size.width;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (const lower of offsets) {
      for (const further of offsets) {
        const x = a * (column + further) - b * (row + lower) + x0;
        const y = b * (column + further) + a * (row + lower) + y0;
        const left = Math.floor(x);
        const top = Math.floor(y);
        if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
        const here = (top * width + left) * 3;
        red += interpolate(data, here, width, x - left, y - top);
        green += interpolate(data, here + 1, width, x - left, y - top);
        blue += interpolate(data, here + 2, width, x - left, y - top);
      }
    }
    chip[at * 3] = Math.round(red / samples ** 2);
    chip[at * 3 + 1] = Math.round(green / samples ** 2);
    chip[at * 3 + 2] = Math.round(blue / samples ** 2);
  }
  return chip;
}

function interpolate(data: Uint8Array, at: number, width: number, across: number, down: number): number {
  const below = at + width * 3;
  const upper = mix(data[at] ?? 0, data[at + 3] ?? 0, across);
  return mix(upper, mix(data[below] ?? 0, data[below + 3] ?? 0, across), down);
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share;
