import { performance } from 'node:perf_hooks';
import type { Database } from '../database.ts';
import type { OpenDatabaseOptions } from '../open-database.ts';
import { connectReplica, readPosition, type ReplicaConnections } from './connect-replica.ts';
import { inTime } from './in-time.ts';
import { readWithFallback, type Fallback, type ReplicaFailure } from './read-with-fallback.ts';
import { ReplayTracker } from './replay-tracker.ts';

export type ReplicaState = 'used' | 'late' | 'gone';

type ReasonForPrimary = 'gone' | 'late' | 'newer-write' | 'unknown-writes' | ReplicaFailure;
type ReadReason = 'caught-up' | ReasonForPrimary;

export interface Reader {
  user_id: number;
  /** The position after the reader's last write, or undefined if it is unknown. */
  position: number | undefined;
}

export interface ReplicaOptions extends Pick<OpenDatabaseOptions, 'max' | 'timeouts'> {
  maxLagMs?: number;
  onState(state: ReplicaState, reason: Error | undefined): void;
}

const probeTimeoutMs = 2_000;
const connectTimeoutMs = 5_000;
const probeIntervalMs = 500;
const retryIntervalMs = 3_000;
const defaultMaxLagMs = 5_000;

/** Resolves also when the replica is away. It is used once it answers and has caught up. */
export async function openReplica(
  primary: Database,
  url: string,
  { maxLagMs = defaultMaxLagMs, onState, ...options }: ReplicaOptions,
): Promise<Replica> {
  const connect = () => connectReplica(primary, url, options);
  const replica = new Replica(primary, connect, { maxLagMs, onState });
  await replica.check();
  return replica;
}

export class Replica {
  readonly #primary: Database;
  readonly #connect: () => Promise<ReplicaConnections>;
  readonly #options: Required<Pick<ReplicaOptions, 'maxLagMs' | 'onState'>>;
  readonly #replay = new ReplayTracker(performance.now());
  readonly #counts = new Map<ReadReason, number>();
  readonly #inFlight = new Set<(reason: Error) => void>();
  readonly #fallback: Fallback;
  #connections: ReplicaConnections | undefined;
  #checking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #reported: ReplicaState | undefined;
  #isClosed = false;

  constructor(
    primary: Database,
    connect: () => Promise<ReplicaConnections>,
    options: Required<Pick<ReplicaOptions, 'maxLagMs' | 'onState'>>,
  ) {
    this.#primary = primary;
    this.#connect = connect;
    this.#options = options;
    this.#fallback = {
      primary,
      untilLost: (work) => this.#untilLost(work),
      onFailure: (failure) => this.#noteFailure(failure),
    };
  }

  /** Returns the replica if it shows what the reader must see, otherwise the primary. */
  databaseFor(reader: Reader): Database {
    const reason = this.#findReasonForPrimary(reader);
    this.#count(reason ?? 'caught-up');
    if (reason !== undefined || this.#connections === undefined) return this.#primary;
    return readWithFallback(this.#connections.reads, this.#fallback);
  }

  /** Reads of the user, or all reads, must show what is committed by now. */
  demand(user_id?: number): void {
    this.#replay.demand(user_id);
  }

  /** Everything that is committed by now lies before it. */
  readPosition(): Promise<number> {
    return readPosition(this.#primary);
  }

  status(): { state: ReplicaState; lag_s: number } {
    const lagMs = this.#replay.lagMs(performance.now());
    const state = this.#replay.isLost() ? 'gone' : lagMs > this.#options.maxLagMs ? 'late' : 'used';
    return { state, lag_s: lagMs / 1000 };
  }

  /** A read that failed at the replica counts for both. */
  countedReads(): { by: 'replica' | 'primary'; reason: ReadReason; count: number }[] {
    return [...this.#counts].map(([reason, count]) => ({
      by: reason === 'caught-up' ? 'replica' : 'primary',
      reason,
      count,
    }));
  }

  check(): Promise<void> {
    return (this.#checking ??= this.#probe().finally(() => {
      this.#checking = undefined;
      clearTimeout(this.#timer);
      const delayMs = this.#connections ? probeIntervalMs : retryIntervalMs;
      if (!this.#isClosed) this.#timer = setTimeout(() => void this.check(), delayMs).unref();
    }));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#checking;
    await this.#connections?.close();
  }

  async #probe(): Promise<void> {
    let failure: Error | undefined;
    try {
      await this.#replay.sample(performance.now(), () => inTime(this.readPosition(), probeTimeoutMs));
      failure = await this.#follow();
    } catch {
      // Without the primary, the lag grows until the replica is late.
    }
    const { state } = this.status();
    if (state !== this.#reported) this.#options.onState(state, failure);
    this.#reported = state;
  }

  async #follow(): Promise<Error | undefined> {
    try {
      this.#connections ??= await inTime(this.#connect(), connectTimeoutMs, (late) => void late.close());
      this.#replay.advance(await inTime(this.#connections.readReplayed(), probeTimeoutMs));
      return undefined;
    } catch (cause) {
      this.#replay.lose();
      this.#connections?.close().catch(() => undefined);
      this.#connections = undefined;
      // Connections to a machine that went away would stay silent for minutes.
      for (const reject of this.#inFlight) reject(new Error('The read replica does not answer.', { cause }));
      return cause as Error;
    }
  }

  #findReasonForPrimary({ user_id, position }: Reader): ReasonForPrimary | undefined {
    const { state } = this.status();
    if (state !== 'used') return state;
    if (position === undefined) return 'unknown-writes';
    return this.#replay.shows(user_id, position) ? undefined : 'newer-write';
  }

  #count(reason: ReadReason): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
  }

  #noteFailure(failure: ReplicaFailure): void {
    this.#count(failure);
    if (failure === 'conflict') return;
    this.#replay.lose();
    void this.check();
  }

  async #untilLost<T>(work: Promise<T>): Promise<T> {
    let giveUp: (reason: Error) => void = () => undefined;
    const lost = new Promise<never>((_resolve, reject) => (giveUp = reject));
    this.#inFlight.add(giveUp);
    try {
      return await Promise.race([work, lost]);
    } finally {
      this.#inFlight.delete(giveUp);
    }
  }
}
