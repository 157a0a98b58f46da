/** An end the user can act on: its message is printed alone, without a stack. */
export class BenchFailure extends Error {
  /** @override */
  name = 'BenchFailure';
}
