import { blur, halve, lookAt, type GreyPicture } from './grey-picture.ts';
import { solveEquations } from './solve-equations.ts';

type PlaneView = readonly number[];

const unmoved: PlaneView = [1, 0, 0, 0, 1, 0, 0, 0];
const blurs = [4, 2, 1.2];
const stepsPerBlur = 25;
const oval = { across: 0.36, down: 0.42 };

/** Fits a homography (Lucas-Kanade): a turned photo reaches 1; a head does not, because of its nose. */
export function flatLikeness(straight: GreyPicture, turned: GreyPicture): number {
  const from = halve(straight);
  const to = halve(turned);
  let view = unmoved;
  let best = -1;
  for (const sigma of blurs) {
    const pair = { from: blur(from, sigma), to: blur(to, sigma) };
    for (let step = 0; step < stepsPerBlur; step += 1) {
      const seen = compare(pair, view);
      if (seen === undefined) break;
      if (sigma === blurs.at(-1)) best = Math.max(best, seen.likeness);
      const change = solveEquations(seen.matrix, seen.wanted)?.slice(0, 8);
      if (change === undefined) break;
      view = view.map((value, index) => value + (change[index] ?? 0));
      if (Math.abs(view[6] ?? 0) > 1.5 || Math.abs(view[7] ?? 0) > 1.5) break;
      if (Math.max(...change.map(Math.abs)) < 1e-4) break;
    }
  }
  return best;
}

const terms = 10;

function compare({ from, to }: { from: GreyPicture; to: GreyPicture }, view: PlaneView) {
  const { size } = from;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = view;
  const products = new Float64Array(terms * terms);
  const wanted = new Float64Array(terms);
  const equations = { products, wanted };
  const row = new Float64Array(terms);
  const sums = { count: 0, a: 0, b: 0, aa: 0, bb: 0, ab: 0 };
  for (let at = 0; at < from.values.length; at += 1) {
    const u = (at % size) / size - 0.5;
    const v = Math.floor(at / size) / size - 0.5;
    if ((u / oval.across) ** 2 + (v / oval.down) ** 2 > 1) continue;
    const depth = g * u + h * v + 1;
    const x = (a * u + b * v + c) / depth;
    const y = (d * u + e * v + f) / depth;
    const there = lookAt(to, (x + 0.5) * size, (y + 0.5) * size);
    if (there === undefined) continue;
    const here = from.values[at] ?? 0;
    add(sums, here, there.value);
    const across = (there.acrossSlope * size) / depth;
    const down = (there.downSlope * size) / depth;
    const away = -(across * x + down * y);
    row[0] = across * u;
    row[1] = across * v;
    row[2] = across;
    row[3] = down * u;
    row[4] = down * v;
    row[5] = down;
    row[6] = away * u;
    row[7] = away * v;
    row[8] = -here;
    row[9] = -1;
    addEquation(equations, row, there.value);
  }
  if (sums.count < size * 4) return undefined;
  const product = (i: number, j: number) => products[Math.min(i, j) * terms + Math.max(i, j)] ?? 0;
  // Damping limits the step where the picture has little texture.
  const matrix = Array.from(wanted, (_, i) =>
    Array.from(wanted, (__, j) => (i === j ? product(i, j) * 1.0005 + 1e-3 : product(i, j))),
  );
  return { matrix, wanted: [...wanted], likeness: correlation(sums) };
}

interface Equations {
  products: Float64Array;
  wanted: Float64Array;
}

function addEquation({ products, wanted }: Equations, row: Float64Array, seen: number): void {
  for (let i = 0; i < terms; i += 1) {
    const value = row[i] ?? 0;
    wanted[i] = (wanted[i] ?? 0) - value * seen;
    for (let j = i; j < terms; j += 1)
      products[i * terms + j] = (products[i * terms + j] ?? 0) + value * (row[j] ?? 0);
  }
}

interface Sums {
  count: number;
  a: number;
  b: number;
  aa: number;
  bb: number;
  ab: number;
}

function add(sums: Sums, a: number, b: number): void {
  sums.count += 1;
  sums.a += a;
  sums.b += b;
  sums.aa += a * a;
  sums.bb += b * b;
  sums.ab += a * b;
}

function correlation({ count, a, b, aa, bb, ab }: Sums): number {
  const spread = Math.sqrt((aa - (a * a) / count) * (bb - (b * b) / count));
  return spread > 0 ? (ab - (a * b) / count) / spread : 0;
}
