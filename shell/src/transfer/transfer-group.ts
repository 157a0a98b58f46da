import { hedgeRequest, type HedgedRequest } from './hedge-request.ts';
import { RequestSlots } from './request-slots.ts';

/** Transfers that are needed together: they share connections, and are called off together. */
export class TransferGroup {
  readonly #slots = new RequestSlots();
  readonly #controller = new AbortController();
  readonly #isWanted: () => boolean;
  #touchedAt = performance.now();

  /** @param isWanted whether the page waits for it */
  constructor(isWanted = () => true) {
    this.#isWanted = isWanted;
  }

  /** How long nothing has arrived, in milliseconds. */
  get silentForMs(): number {
    return performance.now() - this.#touchedAt;
  }

  /** As {@link hedgeRequest}, for a file of the group. */
  hedge<T>(url: string, send: (request: HedgedRequest) => Promise<T>): Promise<T> {
    const noting = (request: HedgedRequest) => {
      const touch = () => {
        this.#touchedAt = performance.now();
        request.touch();
      };
      return send({ ...request, touch });
    };
    return hedgeRequest(url, noting, {
      slots: this.#slots,
      signal: this.#controller.signal,
      isWanted: this.#isWanted,
    });
  }

  /** Calls off whatever is still under way. */
  end(): void {
    this.#controller.abort();
  }
}
