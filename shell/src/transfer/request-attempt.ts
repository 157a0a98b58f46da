import type { RequestSlots } from './request-slots.ts';

export class RequestAttempt {
  readonly #controller = new AbortController();
  readonly #slots: RequestSlots;
  #isSilent = true;
  hasBegun = false;

  constructor(slots: RequestSlots) {
    this.#slots = slots;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  begin(): void {
    this.hasBegun = true;
    this.releaseSlot();
  }

  releaseSlot(): void {
    if (this.#isSilent) this.#slots.leave();
    this.#isSilent = false;
  }

  abort(): void {
    this.releaseSlot();
    this.#controller.abort();
  }
}
