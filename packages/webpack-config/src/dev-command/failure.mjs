/** An end the user can understand and act on: its message is printed alone, without a stack. */
export class Failure extends Error {
  /** @override */
  name = 'Failure';
}
