import { constants, PerformanceObserver } from 'node:perf_hooks';
import { expect, test } from '@jest/globals';
import { releaseStartMemory } from './release-start-memory.ts';

/** What Node tells of a collection. */
interface Collection {
  detail: { kind: number; flags: number };
}

test('new objects are collected once', async () => {
  const kind = await new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      for (const { detail } of entries.getEntries() as unknown as Collection[]) {
        if (detail.flags !== constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) continue;
        observer.disconnect();
        resolve(detail.kind);
      }
    });
    observer.observe({ entryTypes: ['gc'] });
    releaseStartMemory(0);
  });
  expect(kind).toBe(constants.NODE_PERFORMANCE_GC_MINOR);
});
