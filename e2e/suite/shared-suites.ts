interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Starts further suites on demand and shares them within a worker. Worker fixtures would create another kind of worker,
 * and Playwright would restart everything for it.
 */
export class SharedSuites {
  readonly #started = new Map<string, Promise<Stoppable>>();

  open<Started extends Stoppable>(name: string, start: () => Promise<Started>): Promise<Started> {
    const started = (this.#started.get(name) as Promise<Started> | undefined) ?? start();
    this.#started.set(name, started);
    return started;
  }

  async stop(): Promise<void> {
    // A suite that did not start has already failed its test.
    const stops = [...this.#started.values()].map((one) =>
      one.then(
        (suite) => suite.stop(),
        () => undefined,
      ),
    );
    await Promise.all(stops);
  }
}
