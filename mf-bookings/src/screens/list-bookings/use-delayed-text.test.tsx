import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDelayedText } from './use-delayed-text.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function typing(applied = '') {
  const apply = jest.fn<(text: string) => void>();
  const hook = renderHook(({ value }) => useDelayedText(value, apply, 300), {
    initialProps: { value: applied },
  });
  return {
    apply,
    text: () => hook.result.current[0],
    type: (text: string) => act(() => hook.result.current[1](text)),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    applied: (value: string) => hook.rerender({ value }),
  };
}

describe('useDelayedText', () => {
  test('applies once, 300 ms after the last key', () => {
    const search = typing();
    search.type('a');
    search.wait(200);
    search.type('an');
    search.wait(299);
    expect(search.apply).not.toHaveBeenCalled();
    search.wait(1);
    expect(search.apply.mock.calls).toEqual([['an']]);
  });

  test('applies nothing for spaces or for what is applied already', () => {
    const search = typing('ana');
    search.type('ana ');
    search.wait(1000);
    expect(search.apply).not.toHaveBeenCalled();
    expect(search.text()).toBe('ana ');
  });

  test('keeps what was typed while the applied text came back', () => {
    const search = typing();
    search.type('an');
    search.wait(300);
    search.type('ana');
    search.applied('an');
    expect(search.text()).toBe('ana');
    search.wait(300);
    expect(search.apply).toHaveBeenLastCalledWith('ana');
  });

  test('follows changes from elsewhere, in both directions', () => {
    const search = typing();
    search.type('ana');
    search.wait(300);
    search.applied('ana');
    search.applied('');
    expect(search.text()).toBe('');
    search.applied('ana');
    expect(search.text()).toBe('ana');
    search.wait(1000);
    expect(search.apply).toHaveBeenCalledTimes(1);
  });
});
