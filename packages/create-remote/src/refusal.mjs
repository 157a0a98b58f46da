/** Why no remote was made, in one sentence for the person who asked. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}
