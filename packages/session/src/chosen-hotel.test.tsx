import { beforeEach, expect, test } from '@jest/globals';
import { userProfileFactory } from '@suite/testing/factories';
import { createStore } from 'jotai';
import { chosenHotelAtom } from './chosen-hotel.ts';
import { sessionAtom } from './session-atoms.ts';

const first = userProfileFactory.superAdmin().build();
const second = userProfileFactory.superAdmin().build();

function openTab(user = first) {
  const store = createStore();
  store.set(sessionAtom, { status: 'signed-in', user });
  return {
    chosen: () => store.get(chosenHotelAtom),
    choose: (hotelId: number | null) => store.set(chosenHotelAtom, hotelId),
    signIn: (next: typeof first) => store.set(sessionAtom, { status: 'signed-in', user: next }),
    signOut: () => store.set(sessionAtom, { status: 'signed-out', user: null }),
  };
}

beforeEach(() => localStorage.clear());

test('is kept for the next visit of its user, and for no other', () => {
  const tab = openTab();
  expect(tab.chosen()).toBeNull();
  tab.choose(7);
  expect([tab.chosen(), openTab().chosen(), openTab(second).chosen()]).toEqual([7, 7, null]);
  tab.signOut();
  expect(tab.chosen()).toBeNull();
  tab.signIn(second);
  expect(tab.chosen()).toBeNull();
  tab.signIn(first);
  expect(tab.chosen()).toBe(7);
  tab.choose(null);
  expect([tab.chosen(), openTab().chosen()]).toEqual([null, null]);
});

test('of one tab stays when another tab chooses', () => {
  const [one, two] = [openTab(), openTab()];
  one.choose(7);
  two.choose(8);
  expect([one.chosen(), two.chosen(), openTab().chosen()]).toEqual([7, 8, 8]);
});

test.each([
  ['of one hotel', userProfileFactory.hotelAdmin().build()],
  ['who sees no hotels', userProfileFactory.holding('manage_releases').build({ hotelId: null })],
])('is none for a user %s, whatever is stored', (_who, user) => {
  localStorage.setItem(`suite:hotel:${user.user_id}`, '7');
  const tab = openTab(user);
  tab.choose(8);
  expect(tab.chosen()).toBeNull();
});

test.each(['seven', '-1', '1.5', ''])('"%s" in the storage is no choice', (text) => {
  localStorage.setItem(`suite:hotel:${first.user_id}`, text);
  expect(openTab().chosen()).toBeNull();
});
