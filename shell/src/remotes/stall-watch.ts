import { LoadFailure } from './load-failure.ts';

/** Ends its signal when nothing arrives for `patience` milliseconds; one watch may cover several files. */
export class StallWatch {
  readonly #controller = new AbortController();
  readonly #patience: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(patience: number) {
    this.#patience = patience;
    this.touch();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Something arrived: the line is alive. */
  touch(): void {
    clearTimeout(this.#timer);
    if (this.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#controller.abort(
        new LoadFailure(`Nothing arrived for ${this.#patience} ms`, { mayRecover: true }),
      );
    }, this.#patience);
  }

  /** Stops watching, and whatever is still under way. */
  end(): void {
    clearTimeout(this.#timer);
    this.#controller.abort();
  }
}
