import { halve, type GreyPicture } from '../turn/grey-picture.ts';
import { solveEquations } from '../turn/solve-equations.ts';

/** The affine motion is `x' = (1 + a) x + b y + c`, `y' = d x + (1 + e) y + f`, relative to centre and size. */
type Shift = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const oval = { across: 0.36, down: 0.42 };
const steps = { rough: 3, first: 4, coarse: 10, fine: 6 } as const;
const farthest = 0.3;
/** Pictures below these likenesses at half size differ: after the first steps, and at the end. */
const hopeless = { first: 0.5, last: 0.8 } as const;

interface Layer {
  values: Float32Array;
  across: Float32Array;
  down: Float32Array;
  changes: Float32Array;
  inverse: number[][];
}

export interface Ground {
  rough: Layer;
  coarse: Layer;
  fine: Layer;
}

export function prepareGround(picture: GreyPicture): Ground {
  const { rough, coarse, fine } = prepareLaid(picture);
  return { rough: layerOf(rough), coarse: layerOf(coarse), fine: layerOf(fine) };
}

function layerOf(picture: GreyPicture): Layer {
  const { size } = picture;
  const places = Int32Array.from(picture.values.keys()).filter((at) =>
    isFace(placeOf(at % size, size), placeOf(Math.floor(at / size), size)),
  );
  const value = (at: number) => picture.values[at] ?? 0;
  const layer = {
    values: Float32Array.from(places, value),
    across: Float32Array.from(places, (at) => placeOf(at % size, size)),
    down: Float32Array.from(places, (at) => placeOf(Math.floor(at / size), size)),
    changes: new Float32Array(places.length * unknowns),
  };
  for (const [index, at] of places.entries()) {
    const [x, y] = [layer.across[index] ?? 0, layer.down[index] ?? 0];
    const slopeAcross = ((value(at + 1) - value(at - 1)) / 2) * size;
    const slopeDown = ((value(at + size) - value(at - size)) / 2) * size;
    layer.changes.set(
      [slopeAcross * x, slopeAcross * y, slopeAcross, slopeDown * x, slopeDown * y, slopeDown],
      index * unknowns,
    );
  }
  return { ...layer, inverse: inverseOf(productsOf(layer.changes)) };
}

const unknowns = 6;
const placeOf = (pixel: number, size: number) => (pixel + 0.5) / size - 0.5;
const isFace = (x: number, y: number) => (x / oval.across) ** 2 + (y / oval.down) ** 2 <= 1;

function productsOf(changes: Float32Array): number[][] {
  const products = Array.from({ length: unknowns }, () => Array<number>(unknowns).fill(0));
  for (const [i, row] of products.entries())
    for (let j = 0; j < unknowns; j += 1) {
      let sum = 0;
      for (let at = 0; at < changes.length; at += unknowns)
        sum += (changes[at + i] ?? 0) * (changes[at + j] ?? 0);
      row[j] = sum;
    }
  return products;
}

const inverseOf = (matrix: number[][]): number[][] =>
  matrix.map(
    (_, row) =>
      solveEquations(
        matrix,
        matrix.map((__, at) => (at === row ? 1 : 0)),
      ) ?? [],
  );

export interface LaidPicture {
  rough: GreyPicture;
  coarse: GreyPicture;
  fine: GreyPicture;
}

export function prepareLaid(fine: GreyPicture): LaidPicture {
  const coarse = halve(fine);
  return { rough: halve(coarse), coarse, fine };
}

/**
 * Aligns from coarse to fine (inverse compositional Lucas-Kanade); returns -1 to 1, roughly for different pictures.
 */
export function alignedLikeness(ground: Ground, other: LaidPicture): number {
  const beginning = beginningOf(ground.rough, other.rough);
  const coarse = lay(ground.coarse, other.coarse, beginning, steps.coarse);
  if (coarse.likeness < hopeless.last) return coarse.likeness;
  const { shift } = lay(ground.fine, other.fine, coarse.shift, steps.fine);
  return medianLikeness(ground.fine, other.fine, shift);
}

/** Landmarks of a head that is turned far shift when mirrored, so several starting points are tried. */
function beginningOf(layer: Layer, other: GreyPicture): Shift {
  const pixels = [-2, 0, 2];
  const begun = pixels
    .flatMap((x) => pixels.map((y): Shift => [0, 0, x / other.size, 0, 0, y / other.size]))
    .map((shift) => lay(layer, other, shift, steps.rough));
  return begun.reduce((top, each) => (each.likeness > top.likeness ? each : top)).shift;
}

const parts = 5;
const fewestPixels = 60;

/** Returns the median likeness of the parts, as some may be overexposed, cut off, covered or stamped. */
function medianLikeness(layer: Layer, other: GreyPicture, shift: Shift): number {
  const sums = Array.from({ length: parts ** 2 }, newSums);
  const partOf = (place: number) => Math.min(parts - 1, Math.floor((place + 0.5) * parts));
  for (let index = 0; index < layer.values.length; index += 1) {
    const [x, y] = [layer.across[index] ?? 0, layer.down[index] ?? 0];
    const part = sums[partOf(y / (2 * oval.down)) * parts + partOf(x / (2 * oval.across))];
    if (part) addTo(part, layer.values[index] ?? 0, valueUnder(other, shift, x, y));
  }
  const likenesses = sums
    .filter(({ count }) => count >= fewestPixels)
    .map(correlation)
    .sort((a, b) => a - b);
  return likenesses[Math.floor(likenesses.length / 2)] ?? -1;
}

function lay(
  layer: Layer,
  other: GreyPicture,
  from: Shift,
  most: number,
): { shift: Shift; likeness: number } {
  let shift = from;
  let best = { shift: from, likeness: -1 };
  for (let step = 0; step <= most; step += 1) {
    const { likeness, wanted } = seeThrough(layer, other, shift);
    if (likeness > best.likeness) best = { shift, likeness };
    if (step === steps.first && best.likeness < hopeless.first) break;
    const change = layer.inverse.map((row) =>
      row.reduce((sum, value, at) => sum + value * (wanted[at] ?? 0), 0),
    );
    shift = corrected(shift, change as unknown as Shift);
    if (shift.some((value) => Math.abs(value) > farthest) || change.every((value) => Math.abs(value) < 2e-3))
      break;
  }
  return best;
}

function seeThrough(layer: Layer, other: GreyPicture, shift: Shift) {
  const { values, across, down, changes } = layer;
  const wanted = new Float64Array(unknowns);
  const sums = newSums();
  for (let index = 0; index < values.length; index += 1) {
    const here = values[index] ?? 0;
    const there = valueUnder(other, shift, across[index] ?? 0, down[index] ?? 0);
    addTo(sums, here, there);
    const error = there - here;
    for (let i = 0; i < unknowns; i += 1)
      wanted[i] = (wanted[i] ?? 0) + (changes[index * unknowns + i] ?? 0) * error;
  }
  return { wanted, likeness: correlation(sums) };
}

function valueUnder(other: GreyPicture, [a, b, c, d, e, f]: Shift, x: number, y: number): number {
  const { size } = other;
  return valueAt(
    other,
    (x + a * x + b * y + c + 0.5) * size - 0.5,
    (y + d * x + e * y + f + 0.5) * size - 0.5,
  );
}

function valueAt({ values, size }: GreyPicture, x: number, y: number): number {
  const left = Math.min(size - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(size - 2, Math.max(0, Math.floor(y)));
  const [across, down] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const at = top * size + left;
  const upper = (values[at] ?? 0) * (1 - across) + (values[at + 1] ?? 0) * across;
  const lower = (values[at + size] ?? 0) * (1 - across) + (values[at + size + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}

type Sums = Record<'count' | 'one' | 'other' | 'ones' | 'others' | 'both', number>;

const newSums = (): Sums => ({ count: 0, one: 0, other: 0, ones: 0, others: 0, both: 0 });

function addTo(sums: Sums, one: number, other: number): void {
  sums.count += 1;
  sums.one += one;
  sums.other += other;
  sums.ones += one * one;
  sums.others += other * other;
  sums.both += one * other;
}

function correlation({ count, one, other, ones, others, both }: Sums): number {
  const spread = Math.sqrt((ones - one ** 2 / count) * (others - other ** 2 / count));
  return spread > 0 ? (both - (one * other) / count) / spread : 0;
}

function corrected([a, b, c, d, e, f]: Shift, [ca, cb, cc, cd, ce, cf]: Shift): Shift {
  const area = (1 + ca) * (1 + ce) - cb * cd;
  const [ia, ib, id, ie] = [(1 + ce) / area, -cb / area, -cd / area, (1 + ca) / area];
  const [ic, jf] = [-(ia * cc + ib * cf), -(id * cc + ie * cf)];
  return [
    (1 + a) * ia + b * id - 1,
    (1 + a) * ib + b * ie,
    (1 + a) * ic + b * jf + c,
    d * ia + (1 + e) * id,
    d * ib + (1 + e) * ie - 1,
    d * ic + (1 + e) * jf + f,
  ];
}
