import { chipSize } from '../faces/cut-face.ts';
import type { GreyPicture } from '../turn/grey-picture.ts';
import { contrastPicture } from './contrast-picture.ts';

const size = Math.floor(chipSize / 2);
/** One unit of contrast has this many levels; values beyond five units are clipped. */
const levels = 25;
const middle = 128;

export function encodeCaptures(chips: readonly Uint8Array[]): Uint8Array {
  const pictures = chips.map((chip) => contrastPicture(chip).values);
  return Buffer.concat(
    pictures.map((values) => Buffer.from(Uint8ClampedArray.from(values, (value) => middle + levels * value))),
  );
}

export function decodeCaptures(bytes: Uint8Array): GreyPicture[] {
  const pixels = size ** 2;
  return Array.from({ length: Math.floor(bytes.length / pixels) }, (_, index) => {
    const picture = bytes.subarray(index * pixels, (index + 1) * pixels);
    return { values: Float32Array.from(picture, (byte) => (byte - middle) / levels), size };
  });
}
