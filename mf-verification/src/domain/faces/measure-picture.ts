import type { Box, Pixels } from './pixels.ts';

export interface PictureMeasures {
  /** The mean brightness ranges from 0 to 255. */
  brightness: number;
  /** Sharpness is the variance of the Laplacian. */
  sharpness: number;
  glare: number;
}

const white = 250;

export function measurePicture(picture: Pixels, part = wholeOf(picture)): PictureMeasures {
  const { grey, width, height } = greyOf(picture, part);
  let sum = 0;
  let whites = 0;
  for (const value of grey) {
    sum += value;
    if (value >= white) whites += 1;
  }
  return {
    brightness: sum / grey.length,
    sharpness: laplacianVariance(grey, width, height),
    glare: whites / grey.length,
  };
}

/** Spreading an `ImageData` would lose its fields, which are accessors of its class. */
const wholeOf = ({ width, height }: Pixels): Box => ({ x: 0, y: 0, width, height });

export function greyOf(picture: Pixels, part = wholeOf(picture)) {
  const { data, width: rowLength } = picture;
  const [left, top] = [Math.round(part.x), Math.round(part.y)];
  const [width, height] = [Math.round(part.width), Math.round(part.height)];
  const grey = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 4 * ((top + y) * rowLength + left + x);
      grey[y * width + x] = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
    }
  return { grey, width, height };
}

function laplacianVariance(grey: Float32Array, width: number, height: number): number {
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const value = grey[at - 1]! + grey[at + 1]! + grey[at - width]! + grey[at + width]! - 4 * grey[at]!;
      sum += value;
      squares += value * value;
    }
  const count = Math.max(1, (width - 2) * (height - 2));
  return squares / count - (sum / count) ** 2;
}
