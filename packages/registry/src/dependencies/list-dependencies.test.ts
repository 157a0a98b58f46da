import { expect, test } from '@jest/globals';
import type { RemoteDescriptor } from '@suite/descriptor';
import type { LiveRelease } from '../releases.repository.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { listDependencies } from './list-dependencies.ts';

const host = {
  provided: { react: '19.2.3' },
  apiVersions: { 'list-bookings': [1, 2], 'get-booking': [3] },
  serviceStates: new Map([['spa', { remotes: ['mf-spa'], problem: null }]]),
};

function live(
  remote: string,
  descriptor: Partial<RemoteDescriptor> = {},
  { release = '1.0.0-0123456789ab', shared = {} } = {},
): LiveRelease {
  return { remote, release, manifest: { ...draftRelease(remote, descriptor).manifest, shared } };
}

const outline = (releases: LiveRelease[], ofHost: Parameters<typeof listDependencies>[1] = host) =>
  listDependencies(releases, ofHost).dependencies.map(
    ({ remote, kind, provider, name, wanted, provided, isMet }) =>
      `${remote} ${kind} ${provider} ${name} ${wanted} ${provided?.join('+')} ${isMet}`,
  );

test('lists calls, shared modules and modules of other remotes, each kind by name', () => {
  const bookings = live(
    'mf-bookings',
    {
      requires: {
        api: { 'list-bookings': 1, 'get-booking': 3 },
        exposes: { 'mf-hotels': ['./remote'], 'mf-bookings': ['./remote'] },
      },
      awaits: { api: { 'list-tasks': 1 } },
    },
    { shared: { react: '^19.2.0' } },
  );
  expect(outline([bookings, live('mf-hotels')])).toEqual([
    'mf-bookings api server get-booking 3 3 true',
    'mf-bookings api server list-bookings 1 1+2 true',
    'mf-bookings awaited-api server list-tasks 1  false',
    'mf-bookings shared-module shell react ^19.2.0 19.2.3 true',
    'mf-bookings exposed-module mf-hotels ./remote null undefined true',
  ]);
});

test('marks what is not provided as it is needed', () => {
  const bookings = live(
    'mf-bookings',
    {
      requires: {
        api: { 'get-booking': 2, constructor: 1 },
        exposes: { 'mf-hotels': ['./picker'], 'mf-gone': ['./remote'] },
      },
    },
    { shared: { react: '^18.0.0', lodash: '^4.0.0' } },
  );
  const hotels = [
    live('mf-hotels', { exposes: ['./remote', './picker'] }),
    live('mf-hotels', {}, { release: '1.1.0-ffffffffffff' }),
  ];
  const unmet = listDependencies([bookings, ...hotels], host).dependencies.filter(({ isMet }) => !isMet);
  expect(unmet.map(({ name }) => name)).toEqual([
    'constructor',
    'get-booking',
    'lodash',
    'react',
    './picker',
    './remote',
  ]);
});

test('lists the slots that a release fills, and marks those that a live release does not offer', () => {
  const fill = { module: './panel', title: 'Panel', order: 1 };
  const slots = [{ name: 'bookings.tools' }];
  const spa = live('mf-spa', {
    fills: ['bookings.tools', 'calendar.tools', 'bookings.tools'].map((slot) => ({ slot, ...fill })),
  });
  expect(outline([spa, live('mf-bookings', { slots })])).toEqual([
    'mf-spa slot mf-bookings bookings.tools null undefined true',
    'mf-spa slot  calendar.tools null undefined false',
  ]);
  const withoutSlot = live('mf-bookings', {}, { release: '1.1.0-ffffffffffff' });
  expect(outline([spa, live('mf-bookings', { slots }), withoutSlot])).toContain(
    'mf-spa slot mf-bookings bookings.tools null undefined false',
  );
});

test('lists the events that a release listens to, and marks those that a live release does not publish', () => {
  const events = { publishes: ['bookings.booking-changed'] };
  const spa = live('mf-spa', { events: { listensTo: ['bookings.booking-changed', 'calendar.day-chosen'] } });
  expect(outline([spa, live('mf-bookings', { events })])).toEqual([
    'mf-spa event mf-bookings bookings.booking-changed null undefined true',
    'mf-spa event  calendar.day-chosen null undefined false',
  ]);
});

test('lists the services that a release calls, and marks those without an address', () => {
  expect(outline([live('mf-spa', { services: ['spa', 'parking'] })])).toEqual([
    'mf-spa service service parking null undefined false',
    'mf-spa service service spa null undefined true',
  ]);
});

test('says nothing of versions that the host does not know', () => {
  const bookings = live(
    'mf-bookings',
    { requires: { api: { 'get-booking': 2 } } },
    { shared: { react: '^18.0.0' } },
  );
  expect(outline([bookings], { ...host, provided: undefined, apiVersions: undefined })).toEqual([
    'mf-bookings api server get-booking 2 undefined true',
    'mf-bookings shared-module shell react ^18.0.0 undefined true',
  ]);
});

test('lists each live release of a remote with its title', () => {
  const [first, next] = ['1.0.0-0123456789ab', '1.1.0-ffffffffffff'].map((release) =>
    live('mf-bookings', { title: 'Bookings' }, { release }),
  );
  expect(listDependencies([first!, next!], host).releases).toEqual([
    { remote: 'mf-bookings', title: 'Bookings', release: '1.0.0-0123456789ab' },
    { remote: 'mf-bookings', title: 'Bookings', release: '1.1.0-ffffffffffff' },
  ]);
});
