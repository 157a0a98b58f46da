export class CalibrationFailure extends Error {
  override readonly name = 'CalibrationFailure';
}
