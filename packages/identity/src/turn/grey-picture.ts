/** A square of brightness values, row by row. */
export interface GreyPicture {
  values: Float32Array;
  size: number;
}

/** Half as wide and high; each value is the mean of four. */
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

/** Blurred by a Gaussian of so many pixels; the edge goes on beyond itself. */
export function blur(picture: GreyPicture, sigma: number): GreyPicture {
  return blurAlong(blurAlong(picture, sigma, 'x'), sigma, 'y');
}

function blurAlong({ values, size }: GreyPicture, sigma: number, axis: 'x' | 'y'): GreyPicture {
  const reach = Math.ceil(2.5 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const step = axis === 'x' ? 1 : size;
  const blurred = values.map((_, at) => {
    const place = axis === 'x' ? at % size : Math.floor(at / size);
    return (
      weights.reduce((sum, weight, index) => {
        const offset = Math.min(size - 1, Math.max(0, place + index - reach)) - place;
        return sum + weight * (values[at + offset * step] ?? 0);
      }, 0) / total
    );
  });
  return { values: blurred, size };
}

/** The value between pixels, and how it changes to the right and downwards; undefined at the edge. */
export function lookAt({ values, size }: GreyPicture, x: number, y: number) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 1 || top < 1 || left >= size - 2 || top >= size - 2) return undefined;
  const between = (across: number, down: number) => {
    const at = (top + down) * size + left + across;
    const upper = mix(values[at], values[at + 1], x - left);
    return mix(upper, mix(values[at + size], values[at + size + 1], x - left), y - top);
  };
  return {
    value: between(0, 0),
    acrossSlope: (between(1, 0) - between(-1, 0)) / 2,
    downSlope: (between(0, 1) - between(0, -1)) / 2,
  };
}

const mix = (from = 0, to = 0, share: number) => from + (to - from) * share;
