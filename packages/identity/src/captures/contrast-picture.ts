import { halve, type GreyPicture } from '../turn/grey-picture.ts';
import { chipSize } from '../faces/cut-face.ts';
import { toGrey } from '../faces/measure-chip.ts';

const radii = { noise: 1, light: 5, contrast: 7 } as const;
const plain = 2;

/** Removes brightness, shade and print contrast by dividing local deviations by the local contrast. */
export function contrastPicture(chip: Uint8Array): GreyPicture {
  const grey = halve({ values: toGrey(chip), size: chipSize });
  const smooth = average(grey, radii.noise, 3);
  const light = average(smooth, radii.light, 2);
  const detail = { ...smooth, values: smooth.values.map((value, at) => value - (light.values[at] ?? 0)) };
  const squares = { ...detail, values: detail.values.map((value) => value * value) };
  const energy = average(squares, radii.contrast, 2);
  const values = detail.values.map((value, at) => value / Math.sqrt((energy.values[at] ?? 0) + plain ** 2));
  return { values, size: grey.size };
}

function average(picture: GreyPicture, radius: number, times: number): GreyPicture {
  const { size } = picture;
  let from = picture.values;
  for (let time = 0; time < times; time += 1) {
    for (const [step, line] of [
      [1, size],
      [size, 1],
    ] as const) {
      const to = new Float32Array(from.length);
      for (let start = 0; start < size * line; start += line)
        averageLine(from, to, { start, step, size, radius });
      from = to;
    }
  }
  return { values: from, size };
}

function averageLine(
  from: Float32Array,
  to: Float32Array,
  { start, step, size, radius }: { start: number; step: number; size: number; radius: number },
): void {
  const value = (place: number) => from[start + step * Math.min(size - 1, Math.max(0, place))] ?? 0;
  let sum = 0;
  for (let place = -radius; place <= radius; place += 1) sum += value(place);
  for (let place = 0; place < size; place += 1) {
    to[start + step * place] = sum / (2 * radius + 1);
    sum += value(place + radius + 1) - value(place - radius);
  }
}

export function mirrored({ values, size }: GreyPicture): GreyPicture {
  const flipped = values.map((_, at) => values[at - (at % size) + size - 1 - (at % size)] ?? 0);
  return { values: flipped, size };
}

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
