/** An expected failure with a message for the user. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}
