import { expect, test } from '@jest/globals';
import { inTurns } from './in-turns.mjs';

const items = ['a', 'b', 'c', 'd'];
const turns = Array.from({ length: 8 }, (_, turn) => inTurns(items, turn));

test('each item has each turn, in either order', () => {
  expect(turns.map((turn) => [...turn].sort())).toEqual(turns.map(() => items));
  for (const place of [0, 1, 2, 3])
    expect(turns.map((turn) => turn[place]).sort()).toEqual(['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd']);
});

test('each item follows more than one other', () => {
  const before = turns.map((turn) => turn[turn.indexOf('b') - 1]);
  expect(new Set(before)).toEqual(new Set(['a', 'c', undefined]));
});
