export type FaceDescription = Float32Array;

export function toLengthOne(values: FaceDescription): FaceDescription {
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
}

/** Joins both with equal weight: the squared distance is the mean of both squared distances. */
export function joinDescriptions(one: FaceDescription, other: FaceDescription): FaceDescription {
  return toLengthOne(Float32Array.from([...toLengthOne(one), ...toLengthOne(other)]));
}

export function faceDistance(a: FaceDescription, b: FaceDescription): number {
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}
