/** What counts as a head turn; docs/face-match.md says what was tried to find these lines. */
export const turnLimits = {
  /** Frames in which a face is seen; fewer say nothing of a movement. */
  frames: 3,
  /** Offset of the nose in the straightest frame, beyond which nobody looked ahead. */
  straight: 0.4,
  /** Change of the offset: about 16 degrees, a little less than the guest's page waits for. */
  turned: 0.35,
  /** Likeness to a flat picture from which on nothing but a flat picture was turned. Heads reached 0.951, photos fell to 0.986. */
  flat: 0.97,
  /** Distance from the selfie to the straightest frame. One person in one video stayed within 0.47, in every pose. */
  sameMoment: 0.5,
} as const;
