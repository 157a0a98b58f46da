import { expect, test } from '@jest/globals';
import { roleFactory } from '@suite/testing/factories';
import { roleLockOf } from './role-lock.ts';

test.each([
  [roleFactory, undefined],
  [roleFactory.seeded(), 'came with the hotel'],
  [roleFactory.seeded().beyondReach(), 'came with the hotel'],
  [roleFactory.own(), 'your own role'],
  [roleFactory.beyondReach(), 'beyond your permissions'],
])('the nearest reason is given', (state, note) => {
  expect(roleLockOf(state.build())?.note).toBe(note);
});
