/** What a recognition net says of a face; the descriptions of one person are near each other. */
export type FaceDescription = Float32Array;

/** A description whose numbers have length 1 together: distances of such lie from 0 to 2. */
export function toLengthOne(values: FaceDescription): FaceDescription {
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
}

/**
 * The descriptions of two nets as one of length 1, in which both count alike: the square of its distance is the mean of the
 * squares of both distances.
 */
export function joinDescriptions(one: FaceDescription, other: FaceDescription): FaceDescription {
  return toLengthOne(Float32Array.from([...toLengthOne(one), ...toLengthOne(other)]));
}

/** How unlike two faces are: 0 is the same photo, strangers are about 0.8 apart. */
export function faceDistance(a: FaceDescription, b: FaceDescription): number {
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}
