/** Outside of these limits, error rates on labelled photos rose quickly (docs/face-match.md). */
export const faceLimits = {
  /** Widths are pixels from cheek to cheek. At 62 px, 3 % fewer document faces were recognised than at 80. */
  selfieWidth: 120,
  documentWidth: 80,
  frameWidth: 60,
  sharpness: 8,
  darkest: 30,
  brightest: 225,
  /** A second face must be narrower than this share, as documents contain a smaller ghost portrait. */
  secondFace: { selfie: 0.5, document: 0.75 },
} as const;
