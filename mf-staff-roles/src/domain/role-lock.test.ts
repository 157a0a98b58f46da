import { expect, test } from '@jest/globals';
import { roleFactory } from '@suite/testing/factories';
import { roleLockOf } from './role-lock.ts';

test.each([
  [roleFactory, undefined],
  [roleFactory.seeded(), 'Came with the hotel'],
  [roleFactory.seeded().beyondReach(), 'Came with the hotel'],
  [roleFactory.own(), 'Your own role'],
  [roleFactory.beyondReach(), 'Beyond your permissions'],
])('the nearest reason is given', (state, note) => {
  expect(roleLockOf(state.build())?.note).toBe(note);
});
