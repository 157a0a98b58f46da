import { constants, performance, PerformanceObserver } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { exposedCollector, releaseIdleMemory } from './release-idle-memory.ts';

describe('releaseIdleMemory', () => {
  let utilization = 0;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest
      .spyOn(performance, 'eventLoopUtilization')
      .mockImplementation(() => ({ utilization, idle: 0, active: 0 }));
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const collectionsIn = (collect: jest.Mock, seconds: number, share: number) => {
    collect.mockClear();
    utilization = share;
    jest.advanceTimersByTime(seconds * 1000);
    return collect.mock.calls.length;
  };

  test('collects twice when a start or other work is over, and not again until there was work', () => {
    const collect = jest.fn();
    releaseIdleMemory(collect);
    expect(collectionsIn(collect, 9, 0.01)).toBe(0);
    expect(collectionsIn(collect, 60, 0.01)).toBe(2);
    expect(collectionsIn(collect, 600, 0.5)).toBe(0);
    expect(collectionsIn(collect, 600, 0.01)).toBe(2);
  });
});

test('the collector of V8 collects all objects', async () => {
  const kind = await new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      for (const { detail } of entries.getEntries() as unknown as {
        detail: { kind: number; flags: number };
      }[]) {
        if (detail.flags !== constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) continue;
        observer.disconnect();
        resolve(detail.kind);
      }
    });
    observer.observe({ entryTypes: ['gc'] });
    exposedCollector()();
  });
  expect(kind).toBe(constants.NODE_PERFORMANCE_GC_MAJOR);
});
