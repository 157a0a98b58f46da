/** Does the work for every item, a few at a time; the first failure ends it. */
export async function forEachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    queue.length = 0;
  }
}
