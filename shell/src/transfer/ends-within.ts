import { LoadFailure } from './load-failure.ts';

export async function endsWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = new LoadFailure(`It did not start within ${ms} ms`, { canRecover: true });
    timer = setTimeout(() => reject(failure), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
