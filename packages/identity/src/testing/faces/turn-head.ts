import { faceWidth, meshPoints, pointOf, type FaceMesh } from '../../faces/face-mesh.ts';
import type { RawPhoto } from '../../faces/raw-photo.ts';

const cell = 4;
/** The mesh underestimates depth; with this factor, the nose moves as far as in filmed turns. */
const relief = 1.5;

export interface HeadAngles {
  turn: number;
  lift: number;
}

/** Moves each point of the face in space by its depth in the mesh, and stretches the surroundings. */
export function turnHead(photo: RawPhoto, mesh: FaceMesh, { turn, lift }: HeadAngles): RawPhoto {
  const [turnBy, liftBy] = [(turn * Math.PI) / 180, (lift * Math.PI) / 180];
  const [left, right] = [pointOf(mesh, meshPoints.leftCheek), pointOf(mesh, meshPoints.rightCheek)];
  const axis = { x: (left[0] + right[0]) / 2, y: (left[1] + right[1]) / 2, z: (left[2] + right[2]) / 2 };
  const width = faceWidth(mesh);
  const columns = Math.floor((photo.width - 1) / cell);
  const rows = Math.floor((photo.height - 1) / cell);
  const depths = depthsOf(mesh, columns, rows);
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, at): Corner => {
    const from = cornerAt(at, columns);
    const { depth, share } = depths[at] ?? { depth: 0, share: 0 };
    const [x, y, z] = [from.x - axis.x, from.y - axis.y, relief * (depth - axis.z)];
    const turnedX = x * Math.cos(turnBy) - z * Math.sin(turnBy);
    const turnedZ = z * Math.cos(turnBy) + x * Math.sin(turnBy);
    const liftedY = y * Math.cos(liftBy) + turnedZ * Math.sin(liftBy);
    const liftedZ = turnedZ * Math.cos(liftBy) - y * Math.sin(liftBy);
    return {
      x: from.x + share * (turnedX - x),
      y: from.y + share * (liftedY - y),
      z: share * liftedZ + (1 - share) * width,
      from,
    };
  });
  const turned = { ...photo, data: Uint8Array.from(photo.data) };
  const nearest = new Float32Array(photo.width * photo.height).fill(Infinity);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * (columns + 1) + column;
      const [a, b, c, d] = [
        corners[at],
        corners[at + 1],
        corners[at + columns + 1],
        corners[at + columns + 2],
      ];
      if (!a || !b || !c || !d) continue;
      drawTriangle(photo, turned, nearest, [a, b, c]);
      drawTriangle(photo, turned, nearest, [b, d, c]);
    }
  }
  return turned;
}

const cornerAt = (at: number, columns: number) => ({
  x: (at % (columns + 1)) * cell,
  y: Math.floor(at / (columns + 1)) * cell,
});

type Depth = ReturnType<typeof depthAt>;
const known = new WeakMap<FaceMesh, Depth[]>();

function depthsOf(mesh: FaceMesh, columns: number, rows: number): Depth[] {
  const depths =
    known.get(mesh) ??
    Array.from({ length: (columns + 1) * (rows + 1) }, (_, at) => {
      const { x, y } = cornerAt(at, columns);
      return depthAt(mesh, x, y, faceWidth(mesh));
    });
  known.set(mesh, depths);
  return depths;
}

/** Returns the depth near a point, and how much the point belongs to the face. */
function depthAt(mesh: FaceMesh, x: number, y: number, width: number) {
  let weights = 0;
  let depths = 0;
  let nearest = Infinity;
  for (const point of mesh) {
    // Destructuring by an iterator is several times as slow.
    const distance = ((point[0] - x) ** 2 + (point[1] - y) ** 2) / width ** 2;
    const weight = 1 / (distance + 0.0004) ** 2;
    weights += weight;
    depths += weight * point[2];
    nearest = Math.min(nearest, distance);
  }
  return { depth: depths / weights, share: Math.exp(-nearest / 0.06) };
}

interface Corner {
  x: number;
  y: number;
  z: number;
  from: { x: number; y: number };
}

function drawTriangle(
  photo: RawPhoto,
  turned: RawPhoto,
  nearest: Float32Array,
  [a, b, c]: readonly [Corner, Corner, Corner],
) {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (area <= 0) return;
  const within = (value: number, most: number) => Math.min(most - 1, Math.max(0, value));
  const bottom = within(Math.floor(Math.max(a.y, b.y, c.y)), photo.height);
  const right = within(Math.floor(Math.max(a.x, b.x, c.x)), photo.width);
  for (let y = within(Math.ceil(Math.min(a.y, b.y, c.y)), photo.height); y <= bottom; y += 1) {
    for (let x = within(Math.ceil(Math.min(a.x, b.x, c.x)), photo.width); x <= right; x += 1) {
      const ofB = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
      const ofC = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
      const ofA = 1 - ofB - ofC;
      if (ofA < 0 || ofB < 0 || ofC < 0) continue;
      const z = ofA * a.z + ofB * b.z + ofC * c.z;
      const at = y * photo.width + x;
      if (z >= (nearest[at] ?? 0)) continue;
      nearest[at] = z;
      const fromX = ofA * a.from.x + ofB * b.from.x + ofC * c.from.x;
      const fromY = ofA * a.from.y + ofB * b.from.y + ofC * c.from.y;
      copyPoint(photo, turned, at, { x: fromX, y: fromY });
    }
  }
}

function copyPoint(photo: RawPhoto, turned: RawPhoto, at: number, { x, y }: { x: number; y: number }) {
  const left = Math.min(photo.width - 2, Math.floor(x));
  const top = Math.min(photo.height - 2, Math.floor(y));
  const pixel = top * photo.width + left;
  for (let colour = 0; colour < 3; colour += 1) {
    const value = (of: number) => photo.data[of * 3 + colour] ?? 0;
    const upper = value(pixel) + (value(pixel + 1) - value(pixel)) * (x - left);
    const below = pixel + photo.width;
    const lower = value(below) + (value(below + 1) - value(below)) * (x - left);
    turned.data[at * 3 + colour] = upper + (lower - upper) * (y - top);
  }
}
