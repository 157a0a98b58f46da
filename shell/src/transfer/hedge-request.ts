import { LoadFailure } from './load-failure.ts';
import type { RequestSlots } from './request-slots.ts';
import { transferLimitMs } from './transfer-limits.ts';

/** Each entry is the silence before the next request for a file. */
const silencesMs = [6_000, 12_000, 20_000] as const;
const maxRequestsPerMinute = 3;
const minuteMs = 60_000;
/** Contains times from `performance.now()` since the file last arrived promptly. */
const lastRequests = new Map<string, number[]>();
const checkIntervalMs = 500;

export interface HedgedRequest {
  signal: AbortSignal;
  number: number;
  touch: () => void;
}

interface HedgeOptions {
  slots: RequestSlots;
  signal?: AbortSignal | undefined;
  /** If false, the request is not repeated and fails after one more silence. */
  isWanted?: () => boolean;
  firstSilenceMs?: number;
}

interface Settle<T> {
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
}

type Send<T> = (request: HedgedRequest) => Promise<T>;

/** Repeats a request while no byte arrives, because requests can get lost. Throws LoadFailure after two minutes. */
export async function hedgeRequest<T>(url: string, send: Send<T>, options: HedgeOptions): Promise<T> {
  await options.slots.enter();
  if (options.signal?.aborted) {
    options.slots.leave();
    throw options.signal.reason;
  }
  return new Promise((resolve, reject) => new Hedge(url, send, options, { resolve, reject }).start());
}

class Hedge<T> {
  readonly #url: string;
  readonly #send: Send<T>;
  readonly #options: HedgeOptions;
  readonly #settle: Settle<T>;
  readonly #limit = setTimeout(() => this.#fail(this.#tooLate()), transferLimitMs);
  #underWay: RequestAttempt[] = [];
  #sent = 0;
  #silences = 0;
  #isUnwanted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string, send: Send<T>, options: HedgeOptions, settle: Settle<T>) {
    this.#url = url;
    this.#send = send;
    this.#options = options;
    this.#settle = settle;
    options.signal?.addEventListener('abort', this.#callOff);
  }

  start(): void {
    const attempt = new RequestAttempt(this.#options.slots);
    this.#underWay.push(attempt);
    const touch = () => {
      attempt.begin();
      if (this.#underWay.includes(attempt)) this.#wait();
    };
    const request = { signal: attempt.signal, number: this.#sent, touch };
    this.#sent += 1;
    noteRequest(this.#url);
    this.#wait();
    this.#send(request).then(
      (value) => this.#complete(attempt, value),
      (error: unknown) => this.#lose(attempt, error),
    );
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const { firstSilenceMs = silencesMs[0] } = this.#options;
    const hasBegun = this.#underWay.some((attempt) => attempt.hasBegun);
    const silence =
      this.#silences === 0 && !hasBegun ? firstSilenceMs : silencesMs[Math.min(this.#silences, 2)];
    this.#timer = setTimeout(() => this.#repeat(), Math.max(silence ?? 0, this.#budgetWaitMs()));
  }

  #budgetWaitMs(): number {
    const third = lastRequests.get(this.#url)?.at(-maxRequestsPerMinute);
    return third === undefined ? 0 : third + minuteMs - performance.now();
  }

  #repeat(): void {
    const { isWanted, slots } = this.#options;
    if (isWanted && !isWanted()) {
      if (this.#isUnwanted) return this.#fail(this.#tooLate());
      this.#isUnwanted = true;
      this.#silences += 1;
      return this.#wait();
    }
    this.#isUnwanted = false;
    if (document.hidden) return this.#wait();
    // Only the first request may keep its connection, because browsers open few to one server.
    for (const attempt of this.#underWay.slice(1)) if (!attempt.hasBegun) this.#abort(attempt);
    if (!slots.tryAcquire()) {
      this.#timer = setTimeout(() => this.#repeat(), checkIntervalMs);
      return;
    }
    this.#silences += 1;
    this.start();
  }

  #complete(attempt: RequestAttempt, value: T): void {
    attempt.releaseSlot();
    const at = this.#underWay.indexOf(attempt);
    if (at < 0) return;
    for (const earlier of this.#underWay.slice(0, at)) this.#abort(earlier);
    // The browser's cache keeps the last response, so a later request continues.
    for (const later of this.#underWay.slice(1)) setTimeout(() => later.abort(), transferLimitMs);
    if (this.#sent === 1) lastRequests.delete(this.#url);
    this.#finish();
    this.#settle.resolve(value);
  }

  #lose(attempt: RequestAttempt, error: unknown): void {
    attempt.releaseSlot();
    if (!this.#underWay.includes(attempt)) return;
    this.#underWay = this.#underWay.filter((other) => other !== attempt);
    if (this.#underWay.some(({ hasBegun }) => hasBegun)) return;
    lastRequests.delete(this.#url);
    this.#fail(error);
  }

  #abort(attempt: RequestAttempt): void {
    this.#underWay = this.#underWay.filter((other) => other !== attempt);
    attempt.abort();
  }

  #fail(error: unknown): void {
    for (const attempt of this.#underWay) this.#abort(attempt);
    this.#finish();
    this.#settle.reject(error);
  }

  readonly #callOff = () => this.#fail(this.#options.signal?.reason);

  #finish(): void {
    this.#underWay = [];
    clearTimeout(this.#limit);
    clearTimeout(this.#timer);
    this.#options.signal?.removeEventListener('abort', this.#callOff);
  }

  #tooLate(): LoadFailure {
    return new LoadFailure(`${this.#url} did not arrive in time`, { canRecover: true });
  }
}

function noteRequest(url: string): void {
  const earlier = lastRequests.get(url) ?? [];
  lastRequests.set(url, [...earlier, performance.now()].slice(-maxRequestsPerMinute));
}

class RequestAttempt {
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
