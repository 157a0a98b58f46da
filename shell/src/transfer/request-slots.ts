/** HTTP/1.1 browsers open six connections to a server. */
const maxSilentFirst = 4;
const maxSilent = 5;

/** Limits unanswered requests per release, so that a hang leaves connections for others. */
export class RequestSlots {
  #silent = 0;
  readonly #waiting: (() => void)[] = [];

  async enter(): Promise<void> {
    if (this.#silent >= maxSilentFirst) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#silent += 1;
  }

  tryAcquire(): boolean {
    if (this.#silent >= maxSilent) return false;
    this.#silent += 1;
    return true;
  }

  leave(): void {
    this.#silent -= 1;
    if (this.#silent >= maxSilentFirst) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#silent += 1;
    next();
  }
}
