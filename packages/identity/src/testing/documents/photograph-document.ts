import sharp from 'sharp';
import { seededRandom } from './seeded-random.ts';

export interface PhotographSettings {
  seed: number;
  width: number;
  height: number;
  /** The share of the photo that the document fills, up to 1. */
  share: number;
  turn: number;
  /** The perspective: the difference in distance of opposite edges, relative to the size. */
  slant: number;
  /** The standard deviation of a Gaussian in pixels. */
  blur: number;
  noise: number;
  shade: number;
  dim?: number;
  glare: number;
  quality: number;
}

interface RawImage {
  data: Buffer;
  width: number;
  height: number;
}

type Point = readonly [x: number, y: number];

function cornersIn(image: RawImage, settings: PhotographSettings): Point[] {
  const random = seededRandom(settings.seed);
  const radians = (settings.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [wide, tall] = [
    Math.abs(image.width * cos) + Math.abs(image.height * sin),
    Math.abs(image.width * sin) + Math.abs(image.height * cos),
  ];
  const scale = settings.share * Math.min(settings.width / wide, settings.height / tall);
  const roomX = Math.max(0, settings.width - wide * scale) / 2;
  const roomY = Math.max(0, settings.height - tall * scale) / 2;
  const centre: Point = [
    settings.width / 2 + random.between(-0.6, 0.6) * roomX,
    settings.height / 2 + random.between(-0.6, 0.6) * roomY,
  ];
  const signs: readonly Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return signs.map(([signX, signY]) => {
    const nearer = 1 - settings.slant * (signY < 0 ? 1 : 0);
    const x = (signX * image.width * scale * nearer) / 2;
    const y = (signY * image.height * scale * (1 - settings.slant / 2)) / 2;
    return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
  });
}

/** Returns the matrix (eight numbers) of the projection from the unit square. */
function projectionTo(corners: readonly Point[]): number[] {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const [dx1, dx2, dx3] = [b[0] - c[0], d[0] - c[0], a[0] - b[0] + c[0] - d[0]];
  const [dy1, dy2, dy3] = [b[1] - c[1], d[1] - c[1], a[1] - b[1] + c[1] - d[1]];
  const under = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / under;
  const h = (dx1 * dy3 - dx3 * dy1) / under;
  return [
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    a[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
    a[1],
    g,
    h,
  ];
}

type Matrix = [number, number, number, number, number, number, number, number, number];

function inverted([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: readonly number[]): Matrix {
  return [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

export async function photographDocument(image: RawImage, settings: PhotographSettings): Promise<Buffer> {
  const random = seededRandom(settings.seed + 1);
  const { width, height } = settings;
  const m = inverted(projectionTo(cornersIn(image, settings)));
  const out = Buffer.alloc(width * height * 3);
  const table = [random.whole(60, 150), random.whole(50, 130), random.whole(40, 120)];
  const [darkX, darkY] = [random.oneOf([0, width]), random.oneOf([0, height])];
  const far = Math.hypot(width, height);
  const lamp = { x: random.between(0.2, 0.8) * width, y: random.between(0.2, 0.8) * height, reach: far / 8 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const depth = m[6] * x + m[7] * y + m[8];
      const u = ((m[0] * x + m[1] * y + m[2]) / depth) * (image.width - 1);
      const v = ((m[3] * x + m[4] * y + m[5]) / depth) * (image.height - 1);
      // Math.hypot would dominate the run time.
      const shaded = settings.shade * (1 - Math.sqrt((x - darkX) ** 2 + (y - darkY) ** 2) / far);
      const light = (1 - shaded) * (1 - (settings.dim ?? 0));
      const noise = settings.noise * (random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1));
      const distance = ((x - lamp.x) ** 2 + (y - lamp.y) ** 2) / lamp.reach ** 2;
      const mirrored = settings.glare === 0 ? 0 : settings.glare * 200 * Math.exp(-distance);
      const inside = u >= 0 && v >= 0 && u < image.width - 1 && v < image.height - 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = inside ? sample(image, u, v, channel) + mirrored : (table[channel] ?? 0);
        out[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, value * light + noise));
      }
    }
  }
  const photo = sharp(out, { raw: { width, height, channels: 3 } });
  if (settings.blur > 0.3) photo.blur(settings.blur);
  return photo.jpeg({ quality: settings.quality }).toBuffer();
}

function sample({ data, width }: RawImage, u: number, v: number, channel: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const [right, below] = [u - x, v - y];
  const at = (y * width + x) * 3 + channel;
  const above = (data[at] ?? 0) * (1 - right) + (data[at + 3] ?? 0) * right;
  const under = (data[at + width * 3] ?? 0) * (1 - right) + (data[at + width * 3 + 3] ?? 0) * right;
  return above * (1 - below) + under * below;
}
