import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { pollWhileVisible } from './poll-while-visible.ts';

const work = jest.fn<(atOnce: boolean) => Promise<void>>(async () => undefined);
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  hide(false);
  jest.useRealTimers();
  work.mockClear();
});

describe('pollWhileVisible', () => {
  test('works every so often, and no more once stopped', () => {
    const stop = pollWhileVisible(1_000, work);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(3_000);
    expect(work).toHaveBeenCalledTimes(3);
    stop();
    jest.advanceTimersByTime(5_000);
    hide(false);
    expect(work).toHaveBeenCalledTimes(3);
  });

  test('rests while the page cannot be seen, and begins at once when it can', () => {
    const stop = pollWhileVisible(1_000, work);
    hide(true);
    jest.advanceTimersByTime(10_000);
    expect(work).not.toHaveBeenCalled();
    hide(false);
    expect(work).toHaveBeenCalledTimes(1);
    expect(work).toHaveBeenLastCalledWith(true);
    globalThis.dispatchEvent(new Event('online'));
    expect(work).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledTimes(3);
    expect(work).toHaveBeenLastCalledWith(false);
    stop();
  });
});
