/** A point of a face in pixels of its photo; the third number is depth, larger is further away. */
export type MeshPoint = readonly [x: number, y: number, z: number];

/** The 468 points of MediaPipe's face mesh, in its numbering. */
export type FaceMesh = readonly MeshPoint[];

/** Points by the side of the picture they are on when a face looks into an unmirrored camera. */
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

/** From cheek to cheek in pixels, however the face lies. */
export function faceWidth(mesh: FaceMesh): number {
  const [leftX, leftY] = pointOf(mesh, meshPoints.leftCheek);
  const [rightX, rightY] = pointOf(mesh, meshPoints.rightCheek);
  return Math.hypot(rightX - leftX, rightY - leftY);
}
