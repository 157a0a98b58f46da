import { chipSize } from '../faces/cut-face.ts';
import { toGrey } from '../faces/measure-chip.ts';
import { halve, type GreyPicture } from '../turn/grey-picture.ts';

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
