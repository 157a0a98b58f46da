import { expect, test } from '@jest/globals';
import { openCircuitBreaker } from './circuit-breaker.ts';

function breakerAt() {
  let now = 0;
  const breaker = openCircuitBreaker({ maxFailures: 3, openMs: 1000 }, () => now);
  const admit = () => {
    const call = breaker.admit();
    if (!call) throw new Error('The breaker is open.');
    return call;
  };
  return { breaker, admit, advance: (ms: number) => (now += ms) };
}

test('failures in a row open it, and an answer between them starts the count again', () => {
  const { breaker, admit } = breakerAt();
  admit().fail();
  admit().fail();
  admit().succeed();
  admit().fail();
  admit().fail();
  expect(breaker.state()).toBe('closed');
  admit().fail();
  expect(breaker.state()).toBe('open');
  expect(breaker.admit()).toBeUndefined();
});

test('after its time one call tries alone, and closes it by an answer', () => {
  const { breaker, admit, advance } = breakerAt();
  for (let count = 0; count < 3; count += 1) admit().fail();
  advance(999);
  expect(breaker.admit()).toBeUndefined();
  advance(1);
  const trial = admit();
  expect(breaker.state()).toBe('half-open');
  expect(breaker.admit()).toBeUndefined();
  trial.succeed();
  expect(breaker.state()).toBe('closed');
  admit().fail();
  expect(breaker.state()).toBe('closed');
});

test('a trial that fails opens it for its whole time again', () => {
  const { breaker, admit, advance } = breakerAt();
  for (let count = 0; count < 3; count += 1) admit().fail();
  advance(1000);
  admit().fail();
  expect(breaker.state()).toBe('open');
  advance(999);
  expect(breaker.admit()).toBeUndefined();
});

test('a trial whose caller left leaves the decision to the next call', () => {
  const { breaker, admit, advance } = breakerAt();
  for (let count = 0; count < 3; count += 1) admit().fail();
  advance(1000);
  admit().cancel();
  expect(breaker.state()).toBe('open');
  admit().succeed();
  expect(breaker.state()).toBe('closed');
});

test('a late outcome of a call from before decides nothing while it is open', () => {
  const { breaker, admit, advance } = breakerAt();
  const early = [admit(), admit()];
  for (let count = 0; count < 3; count += 1) admit().fail();
  early[0]?.succeed();
  expect(breaker.state()).toBe('open');
  advance(500);
  early[1]?.fail();
  advance(500);
  admit().succeed();
  expect(breaker.state()).toBe('closed');
});

test('while one call tries for long another one may, so that a slow caller does not keep the others away', () => {
  const { breaker, admit, advance } = breakerAt();
  for (let count = 0; count < 3; count += 1) admit().fail();
  advance(1000);
  const slow = admit();
  advance(999);
  expect(breaker.admit()).toBeUndefined();
  advance(1);
  const other = admit();
  slow.cancel();
  expect(breaker.state()).toBe('half-open');
  other.succeed();
  expect(breaker.state()).toBe('closed');
});
