import type { Pixels } from '../domain/faces/pixels.ts';
import { CanvasPixels } from './canvas-pixels.ts';

type Shade = (x: number, y: number) => number;

const size = { width: 320, height: 225 };

function picture(shade: Shade): Pixels {
  const { width, height } = size;
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.fill(shade(x, y), 4 * (y * width + x), 4 * (y * width + x) + 3);
  return new CanvasPixels({ data, ...size });
}

/** `share` is the filled part of the frame, `blur` a radius in pixels, and `turn` an angle in degrees. */
function page({ share = 0.9, blur = 0, light = 1, turn = 0 } = {}): Pixels {
  const [halfWidth, halfHeight] = [(share * size.width) / 2, (share * size.height) / 2];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const sharp: Shade = (x, y) => {
    const [right, below] = [x - size.width / 2, y - size.height / 2];
    const [across, down] = [right * cos + below * sin + halfWidth, below * cos - right * sin + halfHeight];
    if (across < 0 || down < 0 || across > 2 * halfWidth || down > 2 * halfHeight) return 70;
    const isLine = down % 13 < 5 && down > 8 && across > 0.2 * halfWidth && across < 1.85 * halfWidth;
    // Letters are about as wide as the gaps between them, and words end now and then.
    return isLine && across % 5 < 2 && across % 31 > 4 ? 40 : 200;
  };
  const smooth: Shade = (x, y) => {
    let sum = 0;
    for (let by = -blur; by <= blur; by += 1)
      for (let bx = -blur; bx <= blur; bx += 1) sum += sharp(x + bx, y + by);
    return sum / (2 * blur + 1) ** 2;
  };
  return picture((x, y) => light * smooth(x, y));
}

/** Returns a value from 0 to 1 that is the same for a place on every machine. */
function randomAt(x: number, y: number): number {
  const mixed = Math.imul(x + 1, 374_761_393) ^ Math.imul(y + 1, 668_265_263);
  const spread = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((spread ^ (spread >>> 16)) >>> 0) / 2 ** 32;
}

export const drawnPictures = {
  page,
  blank: () => picture(() => 200),
  noise: (contrast = 250) => picture((x, y) => 128 + contrast * (randomAt(x, y) - 0.5)),
  /** Stripes resemble a shirt or a blind. */
  stripes: () => picture((x) => (x % 8 < 4 ? 60 : 190)),
  face: () =>
    picture((x, y) => {
      const inOval = ((x - 160) / 95) ** 2 + ((y - 112) / 110) ** 2 < 1;
      const isEye = Math.abs(Math.abs(x - 160) - 40) < 12 && Math.abs(y - 90) < 5;
      return !inOval ? 90 : isEye ? 50 : 160 + 20 * Math.sin(x / 20) * Math.cos(y / 24);
    }),
  glare: () => {
    const shown = page();
    for (let y = 80; y < 140; y += 1)
      for (let x = 120; x < 200; x += 1)
        shown.data.fill(255, 4 * (y * size.width + x), 4 * (y * size.width + x) + 3);
    return shown;
  },
};
