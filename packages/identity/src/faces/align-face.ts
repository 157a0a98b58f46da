import { meshPoints, pointOf, type FaceMesh } from './face-mesh.ts';

/** Points of the aligned face map to the photo by `x' = a x - b y + x0`, `y' = b x + a y + y0`. */
export interface FaceAlignment {
  a: number;
  b: number;
  x0: number;
  y0: number;
}

export interface AlignedPoint {
  x: number;
  y: number;
  u: number;
  v: number;
}

/** dlib defines these eye corners and nose base as shares of the face without margin. */
const meanFace = [
  [meshPoints.leftEye.outer, 0.1205750620789, 0.2137274526848],
  [meshPoints.leftEye.inner, 0.3340850613712, 0.2290642403242],
  [meshPoints.rightEye.inner, 0.6460604764104, 0.2289674387677],
  [meshPoints.rightEye.outer, 0.8595674595992, 0.2134981538014],
  [meshPoints.noseBase, 0.4901123135679, 0.6277975316475],
] as const;

const margin = 0.25;

export function dlibPoints(mesh: FaceMesh, size: number): AlignedPoint[] {
  const place = (share: number) => ((margin + share) / (2 * margin + 1)) * size;
  return meanFace.map(([index, x, y]) => {
    const [u, v] = pointOf(mesh, index);
    return { x: place(x), y: place(y), u, v };
  });
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function alignFace(pairs: readonly AlignedPoint[]): FaceAlignment {
  const x = mean(pairs.map((pair) => pair.x));
  const y = mean(pairs.map((pair) => pair.y));
  const u = mean(pairs.map((pair) => pair.u));
  const v = mean(pairs.map((pair) => pair.v));
  let along = 0;
  let across = 0;
  let spread = 0;
  for (const pair of pairs) {
    along += (pair.x - x) * (pair.u - u) + (pair.y - y) * (pair.v - v);
    across += (pair.x - x) * (pair.v - v) - (pair.y - y) * (pair.u - u);
    spread += (pair.x - x) ** 2 + (pair.y - y) ** 2;
  }
  const a = along / spread;
  const b = across / spread;
  return { a, b, x0: u - a * x + b * y, y0: v - b * x - a * y };
}
