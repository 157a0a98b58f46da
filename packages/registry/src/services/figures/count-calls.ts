import type { Database } from '@suite/database';
import { addCalls, type CountedCalls } from './service-hours.repository.ts';

/** Ten upper bounds (ms) for each power of ten make a percentile at most 26 % too large. */
const bounds = [...new Set(Array.from({ length: 53 }, (_, index) => Math.round(10 ** (index / 10))))];

/** `refused` calls were not sent: the breaker was open, or too many calls were open. */
export type CallOutcome = { kind: 'answered' | 'failed'; ms: number } | { kind: 'refused' };

export interface CallCounter {
  count(alias: string, outcome: CallOutcome): void;
  flush(): Promise<void>;
}

export function openCallCounter(
  database: Database,
  { flushMs, onError }: { flushMs: number; onError: (error: unknown) => void },
): CallCounter {
  let counted = new Map<string, CountedCalls>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...counted.values()];
    counted = new Map();
    if (rows.length > 0) await addCalls(database, rows);
  }

  return {
    count(alias, outcome) {
      const upper_ms = outcome.kind === 'refused' ? 0 : latencyBound(outcome.ms);
      const key = `${alias} ${upper_ms}`;
      const row = counted.get(key) ?? { alias, upper_ms, requests: 0, errors: 0, refused: 0 };
      if (outcome.kind === 'refused') row.refused += 1;
      else row.requests += 1;
      if (outcome.kind === 'failed') row.errors += 1;
      counted.set(key, row);
      timer ??= setTimeout(() => void flush().catch(onError), flushMs).unref();
    },
    flush,
  };
}

export function latencyBound(ms: number): number {
  return bounds.find((bound) => ms <= bound) ?? Number(bounds.at(-1));
}
