/** docs/face-match.md describes how these limits were measured. */
export const turnLimits = {
  straight: 0.4,
  /** Required change for a pose: slightly less than the guest's page requires. */
  reached: { turn: 0.2, lift: 0.03 },
  /** Required share relative to the selfie, which excludes the way back from another pose. */
  fromSelfie: 0.6,
  /** Maximum movement in another direction, as nets detect a turn in some frames of a nod. */
  astray: 1.5,
  ahead: { turn: 0.3, lift: 0.1 },
  scale: { turn: 0.24, lift: 0.06 },
  steps: { turn: 0.75, lift: 0.9 },
  /** Allowed number of longer steps, as nets miss a nod now and then. Swapped pictures cause one in every pose. */
  jumps: 1,
  /** Milliseconds for the way into a pose, and between poses. */
  quickest: 150,
  slowest: 12_000,
  /** Mean likeness above which only a flat picture was moved. */
  flat: 0.99,
  /** Maximum distance from the selfie to the nearest frame. One person in one video stayed within 0.47. */
  sameMoment: 0.5,
  oneFace: 0.66,
} as const;
