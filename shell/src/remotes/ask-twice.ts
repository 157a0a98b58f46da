const pauseMs = 1_000;

/** For what the page cannot do without: where the first try fails, there is another before anybody is told. */
export async function askTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return load();
  }
}
