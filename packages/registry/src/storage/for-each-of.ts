export async function forEachOf<T>(
  items: readonly T[],
  maxParallel: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  try {
    await Promise.all(Array.from({ length: maxParallel }, worker));
  } finally {
    queue.length = 0;
  }
}
