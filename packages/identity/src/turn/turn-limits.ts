/** What counts as the drawn poses of a head; docs/face-match.md says what was tried to find these lines. */
export const turnLimits = {
  /** Place of the nose in the selfie, beyond which its owner did not look ahead. */
  straight: 0.4,
  /** Change of the place that makes a pose: a little less than the guest's page waits for. */
  reached: { turn: 0.2, lift: 0.03 },
  /** Share of a pose that is seen against the selfie too: the way back from another pose is none. */
  fromSelfie: 0.6,
  /** How much further than the pose a frame may be in another direction: nets see a turn in some frame of a nod. */
  astray: 1.5,
  /** How far from the selfie's the place may be where a movement begins. */
  ahead: { turn: 0.3, lift: 0.1 },
  /** By how much turns and nods are compared: a turn seems to lift the head a little, and a nod to turn it. */
  scale: { turn: 0.24, lift: 0.06 },
  /** The longest step between two frames on the way into a pose, as a share of it; nods are measured less finely. */
  steps: { turn: 0.75, lift: 0.9 },
  /** Ways with a longer step: nets lose a nod for a frame now and then. Changed pictures make one in every way. */
  jumps: 1,
  /** Milliseconds: for the way into a pose, and from one pose to the next. */
  quickest: 150,
  slowest: 12_000,
  /** Mean likeness of the poses to a flat picture from which on nothing but a flat picture was moved. */
  flat: 0.99,
  /** Distance from the selfie to the nearest frame. One person in one video stayed within 0.47, in every pose. */
  sameMoment: 0.5,
  /** Distance from the selfie to any frame: a face that is turned or raised is described a little less well. */
  oneFace: 0.66,
} as const;
