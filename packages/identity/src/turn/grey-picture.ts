export interface GreyPicture {
  values: Float32Array;
  size: number;
}

export function halve({ values, size }: GreyPicture): GreyPicture {
  const half = Math.floor(size / 2);
  const smaller = new Float32Array(half * half);
  for (let at = 0; at < smaller.length; at += 1) {
    const corner = 2 * Math.floor(at / half) * size + 2 * (at % half);
    const upper = (values[corner] ?? 0) + (values[corner + 1] ?? 0);
    const lower = (values[corner + size] ?? 0) + (values[corner + size + 1] ?? 0);
    smaller[at] = (upper + lower) / 4;
  }
  return { values: smaller, size: half };
}

export function blur(picture: GreyPicture, sigma: number): GreyPicture {
  return blurAlong(blurAlong(picture, sigma, 'x'), sigma, 'y');
}

function blurAlong({ values, size }: GreyPicture, sigma: number, axis: 'x' | 'y'): GreyPicture {
  const reach = Math.ceil(2.5 * sigma);
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const step = axis === 'x' ? 1 : size;
  const blurred = new Float32Array(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const place = axis === 'x' ? at % size : Math.floor(at / size);
    let sum = 0;
    for (let index = 0; index < weights.length; index += 1) {
      const offset = Math.min(size - 1, Math.max(0, place + index - reach)) - place;
      sum += (weights[index] ?? 0) * (values[at + offset * step] ?? 0);
    }
    blurred[at] = sum / total;
  }
  return { values: blurred, size };
}

export function lookAt(picture: GreyPicture, x: number, y: number) {
  const { size } = picture;
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 1 || top < 1 || left >= size - 2 || top >= size - 2) return undefined;
  const at = top * size + left;
  const [across, down] = [x - left, y - top];
  return {
    value: between(picture, at, across, down),
    acrossSlope: (between(picture, at + 1, across, down) - between(picture, at - 1, across, down)) / 2,
    downSlope: (between(picture, at + size, across, down) - between(picture, at - size, across, down)) / 2,
  };
}

function between({ values, size }: GreyPicture, at: number, across: number, down: number): number {
  const upper = mix(values[at] ?? 0, values[at + 1] ?? 0, across);
  return mix(upper, mix(values[at + size] ?? 0, values[at + size + 1] ?? 0, across), down);
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share;
