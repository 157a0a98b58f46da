import { faceWidth, meshPoints, pointOf, type FaceMesh } from '../../faces/face-mesh.ts';
import type { RawPhoto } from '../../faces/raw-photo.ts';

const cell = 4;
/** Heads are deeper than the mesh of a photo says; with this a drawn turn moves the nose as far as filmed ones do. */
const relief = 1.5;

/**
 * The photo as it would look with the head turned: each point of the face is moved in space by the depth its mesh
 * gives it, and drawn anew, nearer points before farther ones. Around the face the picture is stretched.
 * Positive degrees turn the nose to the right of the picture.
 */
export function turnHead(photo: RawPhoto, mesh: FaceMesh, degrees: number): RawPhoto {
  const angle = (degrees * Math.PI) / 180;
  const [left, right] = [pointOf(mesh, meshPoints.leftCheek), pointOf(mesh, meshPoints.rightCheek)];
  const axis = { x: (left[0] + right[0]) / 2, z: (left[2] + right[2]) / 2 };
  const width = faceWidth(mesh);
  const columns = Math.floor((photo.width - 1) / cell);
  const rows = Math.floor((photo.height - 1) / cell);
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, at) => {
    const x = (at % (columns + 1)) * cell;
    const y = Math.floor(at / (columns + 1)) * cell;
    const { depth, share } = depthAt(mesh, x, y, width);
    const fromAxis = { x: x - axis.x, z: relief * (depth - axis.z) };
    const turned = fromAxis.x * Math.cos(angle) - fromAxis.z * Math.sin(angle);
    const z = fromAxis.z * Math.cos(angle) + fromAxis.x * Math.sin(angle);
    return { x: x + share * (turned - fromAxis.x), y, z: share * z + (1 - share) * width };
  });
  const turned = { ...photo, data: Uint8Array.from(photo.data) };
  const nearest = new Float32Array(photo.width * photo.height).fill(Infinity);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * (columns + 1) + column;
      const [start, end] = [corners[at], corners[at + 1]];
      if (start === undefined || end === undefined || end.x <= start.x) continue;
      for (let x = Math.ceil(start.x); x <= end.x; x += 1) {
        const share = (x - start.x) / (end.x - start.x);
        const z = start.z + (end.z - start.z) * share;
        for (let y = row * cell; y < (row + 1) * cell; y += 1)
          drawPoint(photo, turned, nearest, { x, y, z, from: (column + share) * cell });
      }
    }
  }
  return turned;
}

/** The depth of the face near a point, and how much of the point belongs to the face. */
function depthAt(mesh: FaceMesh, x: number, y: number, width: number) {
  let weights = 0;
  let depths = 0;
  let nearest = Infinity;
  for (const [px, py, z] of mesh) {
    const distance = ((px - x) ** 2 + (py - y) ** 2) / width ** 2;
    const weight = 1 / (distance + 0.0004) ** 2;
    weights += weight;
    depths += weight * z;
    nearest = Math.min(nearest, distance);
  }
  return { depth: depths / weights, share: Math.exp(-nearest / 0.06) };
}

interface DrawnPoint {
  x: number;
  y: number;
  z: number;
  /** The column of the photo that is seen there. */
  from: number;
}

function drawPoint(photo: RawPhoto, turned: RawPhoto, nearest: Float32Array, { x, y, z, from }: DrawnPoint) {
  const at = y * photo.width + x;
  if (x < 0 || x >= photo.width || z >= (nearest[at] ?? 0)) return;
  nearest[at] = z;
  const left = Math.min(photo.width - 2, Math.floor(from));
  for (let colour = 0; colour < 3; colour += 1) {
    const here = photo.data[(y * photo.width + left) * 3 + colour] ?? 0;
    const next = photo.data[(y * photo.width + left + 1) * 3 + colour] ?? 0;
    turned.data[at * 3 + colour] = here + (next - here) * (from - left);
  }
}
