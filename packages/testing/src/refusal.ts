import type { Failure } from '@suite/contracts/http';

/** Creates a server failure: `throw refusal(409, { … })` in a handler. Status 0 means that no response arrives. */
export function refusal(status: number, failure: Partial<Failure> = {}): Refusal {
  return new Refusal(status, failure);
}

export class Refusal extends Error {
  readonly status: number;
  readonly failure: Partial<Failure>;

  constructor(status: number, failure: Partial<Failure>) {
    super(`refused with ${status}`);
    this.status = status;
    this.failure = failure;
  }
}
