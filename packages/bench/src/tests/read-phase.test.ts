import { expect, test } from '@jest/globals';
import { readPhase } from './read-phase.mjs';

test.each([
  ['✓ Check types (26 s)', { title: 'Check types', ms: 26_000 }],
  ['✓ Unit and server tests: 6230 passed, 0 failed (301 s)', { title: 'Unit and server tests', ms: 301_000 }],
  ['✗ Browser tests: 180 passed, 1 failed (9.5 s)', { title: 'Browser tests', ms: 9500 }],
  ['✓ mf-bookings#test: unchanged since 2026-11-22 10:00 UTC, 412 tests', undefined],
  ['6450 passed, 0 failed', undefined],
])('reads %j', (line, phase) => {
  expect(readPhase(line)).toEqual(phase);
});
