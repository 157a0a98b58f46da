import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '@suite/database';
import { repeatWhileListening } from '../repeat-while-listening.ts';
import { tooManyCalls } from './caller-limits.ts';
import { countPublicCall, deleteExpiredCalls, windowMs, type CallCount } from './calls.repository.ts';

/** Counts calls of an address that only the handler can tell apart, and refuses those above the public limit. */
export type LimitPublicCall = (call: { route: string; address: string }) => Promise<void>;

type Answer = (error: Error | null, count?: { current: number; ttl: number }) => void;

const limit = { max: 120, timeWindow: windowMs };

export const publicLimit = { rateLimit: limit };

/** Runs after the route's own `preHandler`, whose refusals are not counted and cause no query. */
export const publicLimitOfAdmitted = { rateLimit: { ...limit, hook: 'preHandler' as const } };

export const publicLimits = fastifyPlugin(async function publicLimits(app: FastifyInstance) {
  const { database } = app;
  repeatWhileListening(app, {
    work: () => deleteExpiredCalls(database),
    pauseMs: windowMs,
    failureMessage: 'The counts of earlier minutes could not be deleted; retrying in a minute',
  });
  const counts = new Map<string, SharedCounts>();
  app.decorate('limitPublicCall', async ({ route, address }) => {
    const shared = counts.get(route) ?? new SharedCounts(database, route);
    counts.set(route, shared);
    const { current, ttl } = await new Promise<{ current: number; ttl: number }>((resolve, reject) => {
      const answer: Answer = (error, count) =>
        count ? resolve(count) : reject(error ?? new Error('No count'));
      shared.incr(address, answer, windowMs, limit.max);
    });
    if (current > limit.max) throw tooManyCalls(Math.max(1, Math.ceil(ttl / 1000)));
  });
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    store: class {
      incr(_address: string, answer: Answer) {
        answer(new Error('Only routes are counted'));
      }
      // The declared type is wrong: the argument contains the route in `routeInfo`.
      child(options: object) {
        return new SharedCounts(database, (options as { routeInfo: RouteOptions }).routeInfo.url);
      }
    },
  });
});

/** Refuses callers above the limit from memory until the window ends, without a query. */
class SharedCounts {
  readonly #database: Database;
  readonly #route: string;
  readonly #refused = new Map<string, CallCount & { until: number }>();
  #forgetAt = performance.now() + windowMs;

  constructor(database: Database, route: string) {
    this.#database = database;
    this.#route = route;
  }

  incr(address: string, answer: Answer, _windowMs?: number, max = Infinity): void {
    const refused = this.#refused.get(address);
    const left = refused ? refused.until - performance.now() : 0;
    if (refused && left > 0) return answer(null, { current: refused.calls, ttl: left });
    this.#count(address, max).then(
      ({ calls, left_ms }) => answer(null, { current: calls, ttl: left_ms }),
      (error: unknown) => answer(error as Error),
    );
  }

  child(): SharedCounts {
    return this;
  }

  async #count(address: string, max: number): Promise<CallCount> {
    this.#forgetRefused();
    const count = await countPublicCall(this.#database, { route: this.#route, address });
    if (count.calls > max) this.#refused.set(address, { ...count, until: performance.now() + count.left_ms });
    return count;
  }

  #forgetRefused(): void {
    const now = performance.now();
    if (now < this.#forgetAt) return;
    this.#forgetAt = now + windowMs;
    for (const [address, { until }] of this.#refused) if (until <= now) this.#refused.delete(address);
  }
}
