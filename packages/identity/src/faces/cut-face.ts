import { alignFace } from './align-face.ts';
import type { FaceMesh } from './face-mesh.ts';
import type { RawPhoto } from './raw-photo.ts';

/** Width and height of an aligned face as the recognition net takes it. */
export const chipSize = 150;

/** Cuts a face out, upright and at the size the net knows. What lies outside the photo is black. */
export function cutFace(photo: RawPhoto, mesh: FaceMesh, size = chipSize): Uint8Array {
  const { a, b, x0, y0 } = alignFace(mesh, size);
  // A pixel of a face that is made smaller is the mean of those it stands for, or edges would flicker.
  const samples = Math.min(4, Math.max(1, Math.round(Math.hypot(a, b))));
  const chip = new Uint8Array(size * size * 3);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const sum: Colour = [0, 0, 0];
      for (let part = 0; part < samples * samples; part += 1) {
        const px = x + ((part % samples) + 0.5) / samples - 0.5;
        const py = y + (Math.floor(part / samples) + 0.5) / samples - 0.5;
        addColourAt(photo, a * px - b * py + x0, b * px + a * py + y0, sum);
      }
      chip.set(
        sum.map((value) => Math.round(value / (samples * samples))),
        (y * size + x) * 3,
      );
    }
  }
  return chip;
}

type Colour = [red: number, green: number, blue: number];

/** Adds the colour between the four pixels around a point. */
function addColourAt({ data, width, height }: RawPhoto, x: number, y: number, sum: Colour): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return;
  const across = x - left;
  const down = y - top;
  const at = (top * width + left) * 3;
  const below = at + width * 3;
  for (let colour = 0; colour < 3; colour += 1) {
    const upper = mix(data[at + colour], data[at + 3 + colour], across);
    const lower = mix(data[below + colour], data[below + 3 + colour], across);
    sum[colour] = (sum[colour] ?? 0) + upper + (lower - upper) * down;
  }
}

const mix = (from = 0, to = 0, share: number) => from + (to - from) * share;
