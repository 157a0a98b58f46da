import { beforeEach, describe, expect, test } from '@jest/globals';
import { callEndpoint, discardPrefetchedCalls } from '@suite/api-client';
import { getBookingStatsEndpoint } from '@suite/contracts/bookings';
import { sessionAtom, type Session } from '@suite/session';
import { fakeApi, refusal, type FakeApi } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { store } from '../../session/session-store.ts';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { prefetchCalls, prefetchCallsOfFirstVisit } from './prefetch-calls.ts';

const prefetch = [
  { path: '/bookings', query: { search: '', page: '1', limit: '10' } },
  { path: '/bookings/stats' },
];

let api: FakeApi;

beforeEach(() => {
  discardPrefetchedCalls();
  api = fakeApi();
});

/** The fake network and axios answer in microtasks, which all run before a timer. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

test.each<[string, object[]]>([
  ['', [{ page: '1', limit: '10' }, {}]],
  ['?search=Bell&page=3', [{ search: 'Bell', page: '3', limit: '10' }, {}]],
  // This view starts with another call.
  ['?view=arrivals', [{}]],
  ['?page=1&page=2', [{}]],
  ['?toString=1', [{}]],
])('at the address %p the calls carry %j', async (search, queries) => {
  prefetchCalls({ prefetch }, search);
  await answered();
  expect(api.calls.map(({ query }) => query)).toEqual(queries);
});

test('a remote that is opened has the calls of that page sent, the first time alone', async () => {
  const remote = liveRemote({
    name: 'mf-opened',
    routes: [
      { path: '/', permissions: [], shellLayout: true, prefetch },
      { path: '/stats', permissions: [], shellLayout: true, prefetch: [{ path: '/bookings/stats' }] },
    ],
  });
  prefetchCallsOfFirstVisit(remote, { pathname: '/', search: '?page=3' });
  await answered();
  const first = api.calls.map(({ url, query }) => [url, query]);
  expect(first).toEqual([
    ['/bookings', { page: '3', limit: '10' }],
    ['/bookings/stats', {}],
  ]);
  prefetchCallsOfFirstVisit(remote, { pathname: '/stats', search: '' });
  await answered();
  expect(api.calls).toHaveLength(2);
});

test('a release that names no calls is loaded without any', async () => {
  prefetchCalls({}, '');
  await answered();
  expect(api.calls).toEqual([]);
});

describe('Between the prefetch and the page', () => {
  const user = userProfileFactory.build();
  const enter = (session: Session) => store.set(sessionAtom, session);

  beforeEach(() => {
    enter({ status: 'signed-in', user });
    api.on(getBookingStatsEndpoint, () => statsOf(api.calls.length));
    prefetchCalls({ prefetch: [{ path: '/bookings/stats' }] }, '');
  });

  test.each<[string, Session[]]>([
    ['another user signs in', [{ status: 'signed-in', user: userProfileFactory.build() }]],
    [
      'the user signs out and in',
      [
        { status: 'signed-out', user: null },
        { status: 'signed-in', user },
      ],
    ],
    [
      'the session is verified again',
      [
        { status: 'checking', user: null },
        { status: 'signed-in', user },
      ],
    ],
  ])('%s: the answer is not used', async (_, sessions) => {
    await answered();
    for (const session of sessions) enter(session);
    const { result } = await callEndpoint(getBookingStatsEndpoint, {});
    expect(result.total_bookings).toBe(2);
  });

  test('the profile of the same user changes: the answer is used', async () => {
    enter({ status: 'signed-in', user: { ...user, usr_photo: '/photo.jpg' } });
    const { result } = await callEndpoint(getBookingStatsEndpoint, {});
    expect(result.total_bookings).toBe(1);
  });
});

test('a call that the user may not make leaves the session as it is', async () => {
  const session: Session = { status: 'signed-in', user: userProfileFactory.withoutPermissions().build() };
  store.set(sessionAtom, session);
  api.on(getBookingStatsEndpoint, () => {
    throw refusal(403);
  });
  prefetchCalls({ prefetch }, '');
  await answered();
  expect(api.callsTo(getBookingStatsEndpoint)).toHaveLength(1);
  expect(store.get(sessionAtom)).toEqual(session);
});

function statsOf(total_bookings: number) {
  return {
    total_bookings,
    verified_bookings: 0,
    pending_bookings: 0,
    todays_checkins: 0,
    todays_checkouts: 0,
    upcoming_checkins: 0,
  };
}
