import { expect, test } from '@jest/globals';
import { checkDescriptor } from '../index.ts';
import { goodDescriptor as good } from '../testing/good-descriptor.ts';

const problemsOf = (events: unknown) => {
  const checked = checkDescriptor({ ...good(), name: 'mf-bookings', events });
  return checked.ok ? [] : checked.problems;
};

test.each([
  undefined,
  {},
  { publishes: ['bookings.booking-changed', 'bookings.desk.opened'] },
  { listensTo: ['verification.guest-verified'] },
])('accepts the events %j', (events) => {
  expect(problemsOf(events)).toEqual([]);
});

test.each([
  [{ publishes: 'bookings.a' }, 'events.publishes', /must be a list/],
  [{ publishes: ['bookings.A'] }, 'events.publishes[0]', /lower-case words/],
  [{ publishes: ['bookings.a', 'bookings.a'] }, 'events.publishes', /names one event twice/],
  [{ publishes: ['bookings'] }, 'events.publishes[0]', /must begin with bookings\./],
  [{ publishes: ['bookings-desk.a'] }, 'events.publishes[0]', /must begin with bookings\./],
  [{ publishes: ['hotels.hotel-changed'] }, 'events.publishes[0]', /so that no other remote publishes it/],
  [{ listensTo: [`a.${'b'.repeat(60)}`] }, 'events.listensTo[0]', /at most 60/],
  [{ listensTo: Array.from({ length: 51 }, (_, index) => `a.b${index}`) }, 'events.listensTo', /50 at most/],
  [{ emits: ['bookings.a'] }, 'events', /unknown fields: emits/],
])('refuses the events %j at %s', (events, field, message) => {
  expect(problemsOf(events)).toContainEqual({ field, message: expect.stringMatching(message) });
});
