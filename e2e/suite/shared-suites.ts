interface Stoppable {
  stop(): Promise<void>;
}

/** Shares further suites within a worker; a worker fixture for each would make Playwright restart everything. */
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
