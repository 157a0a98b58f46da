import { hedgeRequest, type HedgedRequest } from './hedge-request.ts';
import { RequestSlots } from './request-slots.ts';

export class TransferGroup {
  readonly #slots = new RequestSlots();
  readonly #controller = new AbortController();
  readonly #isWanted: () => boolean;
  #touchedAt = performance.now();

  constructor(isWanted = () => true) {
    this.#isWanted = isWanted;
  }

  get silentForMs(): number {
    return performance.now() - this.#touchedAt;
  }

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

  end(): void {
    this.#controller.abort();
  }
}
