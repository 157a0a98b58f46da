import type { Failure } from '@suite/contracts/http';

/** A failure as the server would answer it: `throw refusal(409, { … })` in a handler. Status 0: no answer comes. */
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
