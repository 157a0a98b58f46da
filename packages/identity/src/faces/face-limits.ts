/**
 * What a photo must be for its face to be compared, as tried on public labelled photos before this was built
 * (docs/face-match.md): below these lines the share of strangers and of missed guests rose quickly.
 */
export const faceLimits = {
  /** Pixels from cheek to cheek. On documents of 62 px three guests in a hundred fewer were recognised than at 80. */
  selfieWidth: 120,
  documentWidth: 80,
  frameWidth: 60,
  /** Variance of the Laplacian on the aligned face. */
  sharpness: 8,
  /** Mean brightness of the aligned face. */
  darkest: 30,
  brightest: 225,
  /** How wide a second face may be, as a share of the first. Documents carry a smaller ghost of their portrait. */
  secondFace: { selfie: 0.5, document: 0.75 },
} as const;
