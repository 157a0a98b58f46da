import { LoadFailure } from './load-failure.ts';

export const slowNoticeDelayMs = 2_000;

export const transferLimitMs = 120_000;

export const stalledAfterMs = 1_000;

export async function withinTransferLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = new LoadFailure(`It did not start within ${transferLimitMs} ms`, { canRecover: true });
    timer = setTimeout(() => reject(failure), transferLimitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
