/** docs/face-match.md describes how these limits were measured. */
export const turnLimits = {
  straight: 0.4,
  /** A pose requires this change, slightly less than the guest's page requires. */
  reached: { turn: 0.2, lift: 0.03 },
  /** This share must be reached relative to the selfie, too, which excludes the way back from another pose. */
  fromSelfie: 0.6,
  /** Limits movement in other directions, as nets detect a turn in some frames of a nod. */
  astray: 1.5,
  ahead: { turn: 0.3, lift: 0.1 },
  scale: { turn: 0.24, lift: 0.06 },
  steps: { turn: 0.75, lift: 0.9 },
  /** One longer step is allowed, as nets miss a nod now and then; swapped pictures cause one in every pose. */
  jumps: 1,
  /** `quickest` and `slowest` are milliseconds for the way into a pose, and between poses. */
  quickest: 150,
  slowest: 12_000,
  /** Above this mean likeness, only a flat picture was moved. */
  flat: 0.99,
  /** Limits the distance from the selfie to the nearest frame; one person in one video stayed within 0.47. */
  sameMoment: 0.5,
  oneFace: 0.66,
} as const;
