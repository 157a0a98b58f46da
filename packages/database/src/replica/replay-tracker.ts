interface Sample {
  at: number;
  position: number;
}

const maxSamples = 1_000;

/** Compares the primary's write-ahead log with what a replica replayed. Positions are bytes of the log. */
export class ReplayTracker {
  #waiting: Sample[] = [];
  #replayed = -1;
  #freshAt: number;
  readonly #demands = new Map<number | undefined, { position: number }>();

  /** Times are milliseconds of a clock that never goes back. */
  constructor(now: number) {
    this.#freshAt = now;
    this.demand();
  }

  /** Reads for the key, or all reads, must show what is committed by now. The next sample says where that is. */
  demand(key?: number): void {
    this.#demands.set(key, { position: Infinity });
  }

  async sample(now: number, readPosition: () => Promise<number>): Promise<void> {
    // A demand that arrives while the position is read may be for a later one.
    const open = [...this.#demands.values()].filter((demand) => demand.position === Infinity);
    const position = await readPosition();
    for (const demand of open) demand.position = position;
    this.#waiting.push({ at: now, position });
    if (this.#waiting.length > maxSamples) this.#waiting = this.#waiting.filter((_, index) => index % 2);
  }

  advance(replayed: number): void {
    this.#replayed = replayed;
    this.#freshAt = this.#waiting.findLast(({ position }) => position <= replayed)?.at ?? this.#freshAt;
    this.#waiting = this.#waiting.filter(({ position }) => position > replayed);
    for (const [key, { position }] of this.#demands) if (position <= replayed) this.#demands.delete(key);
  }

  /** The server behind the address may be another one from now on, and may have replayed less. */
  lose(): void {
    this.#replayed = -1;
    this.demand();
  }

  isLost(): boolean {
    return this.#replayed < 0;
  }

  shows(key: number, position: number): boolean {
    const demanded = [this.#demands.get(undefined), this.#demands.get(key), { position }];
    return demanded.every((demand) => demand === undefined || demand.position <= this.#replayed);
  }

  /** All that the primary wrote before is replayed. */
  lagMs(now: number): number {
    return now - this.#freshAt;
  }
}
