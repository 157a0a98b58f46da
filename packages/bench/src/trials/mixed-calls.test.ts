import { expect, test } from '@jest/globals';
import { mixedCalls, pickCall } from './mixed-calls.mjs';

test('calls are drawn by their weights, to both ends of the range', () => {
  const calls = mixedCalls('http://localhost').map((call) => ({
    ...call,
    weight: call.name === 'page' ? 3 : 1,
  }));
  const total = calls.length + 2;
  const drawn = Array.from({ length: total }, (_, place) => pickCall(calls, (place + 0.5) / total)?.name);
  expect(drawn.filter((name) => name === 'page')).toHaveLength(3);
  expect(new Set(drawn).size).toBe(calls.length);
  expect([pickCall(calls, 0)?.name, pickCall(calls, 0.9999)?.name]).toEqual([
    calls[0]?.name,
    calls.at(-1)?.name,
  ]);
});
