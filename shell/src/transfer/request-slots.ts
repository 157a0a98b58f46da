/** Browsers open six connections to a server that speaks HTTP/1.1. */
const maxSilentFirst = 4;
const maxSilent = 5;

/** Limits how many requests for a release stay without an answer, so that a hang leaves connections to all else. */
export class RequestSlots {
  #silent = 0;
  readonly #waiting: (() => void)[] = [];

  /** Waits for a slot for a first request. */
  async enter(): Promise<void> {
    if (this.#silent >= maxSilentFirst) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#silent += 1;
  }

  /** Takes a slot for a further request where one is free. */
  tryAcquire(): boolean {
    if (this.#silent >= maxSilent) return false;
    this.#silent += 1;
    return true;
  }

  /** A request was answered or called off. */
  leave(): void {
    this.#silent -= 1;
    if (this.#silent >= maxSilentFirst) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#silent += 1;
    next();
  }
}
