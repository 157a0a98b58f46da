interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Suites besides the usual one that tests of a worker share, each started for the first test that needs it. A worker
 * fixture for each would make another kind of worker, and Playwright would start all anew for it.
 */
export class SharedSuites {
  readonly #started = new Map<string, Promise<Stoppable>>();

  /** The suite of that name, which `start` starts unless it runs already. */
  open<Started extends Stoppable>(name: string, start: () => Promise<Started>): Promise<Started> {
    const started = (this.#started.get(name) as Promise<Started> | undefined) ?? start();
    this.#started.set(name, started);
    return started;
  }

  async stop(): Promise<void> {
    // One that did not start has nothing to stop, and failed the test that asked for it.
    const stops = [...this.#started.values()].map((one) =>
      one.then(
        (suite) => suite.stop(),
        () => undefined,
      ),
    );
    await Promise.all(stops);
  }
}
