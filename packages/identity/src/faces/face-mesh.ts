/** The unit is pixels of the photo; a larger z is further away. */
export type MeshPoint = readonly [x: number, y: number, z: number];

export type FaceMesh = readonly MeshPoint[];

/** Sides are those of an unmirrored picture. */
export const meshPoints = {
  leftEye: { outer: 33, inner: 133 },
  rightEye: { outer: 263, inner: 362 },
  noseTip: 1,
  noseBase: 2,
  leftMouth: 61,
  rightMouth: 291,
  leftCheek: 234,
  rightCheek: 454,
  forehead: 10,
  chin: 152,
} as const;

export function pointOf(mesh: FaceMesh, index: number): MeshPoint {
  const point = mesh[index];
  if (point === undefined) throw new Error(`The mesh has no point ${index}.`);
  return point;
}

export function faceWidth(mesh: FaceMesh): number {
  const [leftX, leftY] = pointOf(mesh, meshPoints.leftCheek);
  const [rightX, rightY] = pointOf(mesh, meshPoints.rightCheek);
  return Math.hypot(rightX - leftX, rightY - leftY);
}
