import { expect, test } from '@jest/globals';
import { countParty } from './count-party.ts';

test.each([
  [[], 1, 0],
  [['Adult'], 2, 0],
  [['Child', 'Adult', 'Infant'], 2, 2],
])('the primary guest and %j are %i adults and %i children', (types, no_adult, no_child) => {
  expect(countParty(types.map((type) => ({ type })))).toEqual({ no_adult, no_child });
});
