const pauseMs = 1_000;

/** Tries again once before it fails; for files without which the page cannot work. */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return load();
  }
}
