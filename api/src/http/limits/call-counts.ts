import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@suite/database';
import { addCallerCalls, windowMs, type CountedCaller } from './calls.repository.ts';

const flushIntervalMs = 1_000;
/** Equals the calls of 1.2 seconds at the pace of the limit, so that slower callers hardly ever wait for a flush. */
const shareOfLimit = 0.02;

export interface CallerCount {
  max: number;
  remaining: number;
  leftMs: number;
  isExceeded: boolean;
}

interface CallWindow {
  caller: CountedCaller;
  /** Counts the calls at all processes up to the last flush. */
  shared: number;
  /** Counts the calls at this process since then. */
  own: number;
  endsAt: number;
}

/**
 * Counts in memory, and adds its counts to those of the other processes every second and after each share of a limit
 * (docs/decisions/0010-limits-for-requests.md#signed-in-calls).
 */
export class CallCounts {
  readonly #database: Database;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #windows = new Map<string, CallWindow>();
  #flushing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #retryAt = 0;

  constructor(database: Database, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#database = database;
    this.#log = log;
  }

  /** Does not count a call above the limit. */
  async count(caller: CountedCaller, max: number): Promise<CallerCount> {
    const share = Math.ceil(max * shareOfLimit);
    const isFull = ({ shared, own }: CallWindow) => shared + own >= max;
    let window = this.#windowOf(caller);
    while (window.own >= share && !isFull(window) && performance.now() >= this.#retryAt) {
      await this.#flush();
      window = this.#windowOf(caller);
    }
    const isExceeded = isFull(window);
    if (!isExceeded) {
      window.own += 1;
      this.#flushSoon();
    }
    const remaining = Math.max(0, max - window.shared - window.own);
    return { max, remaining, leftMs: window.endsAt - performance.now(), isExceeded };
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#flushing;
    await this.#flush();
  }

  #windowOf(caller: CountedCaller): CallWindow {
    const key = keyOf(caller);
    const now = performance.now();
    const known = this.#windows.get(key);
    if (known && known.endsAt > now) return known;
    const begun = { caller, shared: 0, own: 0, endsAt: now + windowMs };
    this.#windows.set(key, begun);
    return begun;
  }

  /** Never rejects: while the database is away, the process goes on with its own counts. */
  #flush(): Promise<void> {
    this.#flushing ??= this.#addOwnCounts()
      .catch((error: unknown) => {
        this.#retryAt = performance.now() + flushIntervalMs;
        this.#log.warn(
          { err: error },
          'Calls could not be counted for all processes; this one counts alone and retries in a second',
        );
      })
      .finally(() => (this.#flushing = undefined));
    return this.#flushing;
  }

  async #addOwnCounts(): Promise<void> {
    const now = performance.now();
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key);
    const pending = [...this.#windows].filter(([, { own }]) => own > 0);
    if (pending.length === 0) return;
    const sent = new Map(pending.map(([key, window]) => [key, { window, calls: window.own }]));
    const made = [...sent.values()].map(({ window, calls }) => ({ ...window.caller, calls }));
    for (const total of await addCallerCalls(this.#database, made)) {
      const one = sent.get(keyOf(total));
      if (!one) continue;
      one.window.own -= one.calls;
      one.window.shared = total.calls;
      one.window.endsAt = performance.now() + total.left_ms;
    }
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#flush();
    }, flushIntervalMs).unref();
  }
}

const keyOf = ({ hotel_id, user_id = null, token_id }: CountedCaller) =>
  token_id === undefined ? `${hotel_id} ${user_id}` : [hotel_id, 'token', token_id].join(' ');
