/** What a recognition net says of a face; the descriptions of one person are near each other. */
export type FaceDescription = Float32Array;

/** How unlike two faces are: 0 is the same photo, strangers are about 0.8 apart. */
export function faceDistance(a: FaceDescription, b: FaceDescription): number {
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}
