import type { RequestSlots } from './request-slots.ts';

/** One request under way. It holds its place in the lane until it is answered. */
export class RequestAttempt {
  readonly #controller = new AbortController();
  readonly #lane: RequestSlots;
  #isSilent = true;
  hasBegun = false;

  constructor(lane: RequestSlots) {
    this.#lane = lane;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  begin(): void {
    this.hasBegun = true;
    this.leaveLane();
  }

  leaveLane(): void {
    if (this.#isSilent) this.#lane.leave();
    this.#isSilent = false;
  }

  abort(): void {
    this.leaveLane();
    this.#controller.abort();
  }
}
