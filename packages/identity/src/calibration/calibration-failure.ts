/** What keeps a calibration from being made, in words for the person who started it. */
export class CalibrationFailure extends Error {
  override readonly name = 'CalibrationFailure';
}
