import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ReleaseDependencies, ReleaseDependency } from '@suite/descriptor';
import { renderScreen } from '@suite/testing';
import { screen, within } from '@testing-library/react';
import { releaseOf } from '../../testing/remote-overview.factory.ts';
import { ReleasesScreen } from '../releases.screen.tsx';

const before = globalThis.fetch;
const ask = jest.fn<typeof fetch>();
beforeEach(() => {
  globalThis.fetch = ask;
});
afterEach(() => {
  ask.mockReset();
  globalThis.fetch = before;
});

const bookings = { remote: 'mf-bookings', title: 'Bookings', release: releaseOf('1.1.0') };
const hotels = { remote: 'mf-hotels', title: 'Hotels', release: releaseOf('1.0.0') };

const need = (parts: Partial<ReleaseDependency> = {}): ReleaseDependency => ({
  remote: bookings.remote,
  release: bookings.release,
  kind: 'api',
  name: 'list-bookings',
  provider: 'server',
  wanted: '1',
  provided: ['1'],
  isMet: true,
  ...parts,
});
const react = { kind: 'shared-module', name: 'react', provider: 'shell', wanted: '^19.2.0' } as const;
const picker = { kind: 'exposed-module', name: './picker', provider: 'mf-hotels', wanted: null } as const;

const found: ReleaseDependencies = {
  releases: [bookings, hotels],
  dependencies: [
    need(),
    need({ name: 'get-booking', wanted: '2', provided: ['3'], isMet: false }),
    need({ ...react, provided: ['19.2.3'] }),
    need({ ...picker, provided: null }),
    need({ ...react, ...hotels, provided: ['19.2.3'] }),
  ],
};

function open(search = '', result: ReleaseDependencies = found) {
  ask.mockImplementation(async (path) => {
    expect(path).toBe('/platform/releases/dependencies');
    return {
      status: 200,
      text: async () => JSON.stringify({ success: true, message: '', result }),
    } as Response;
  });
  return renderScreen(<ReleasesScreen />, { url: `/releases?view=dependencies${search}` });
}

test('shows what each remote needs, by kind, and what others need of it', async () => {
  open();
  const ofBookings = await screen.findByRole('region', { name: /^Bookings/ });
  for (const heading of ['API calls (2)', 'Shared modules (1)', 'Modules of other remotes (1)'])
    expect(within(ofBookings).getByRole('heading', { name: heading })).toBeVisible();
  const items = within(ofBookings)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim().replaceAll(/\s+/g, ' '));
  expect(items).toEqual(['list-bookings 1', 'get-booking 2 Provided: 3', 'react ^19.2.0', 'Hotels ./picker']);
  const ofHotels = screen.getByRole('region', { name: /^Hotels/ });
  expect(within(ofHotels).getByRole('heading', { name: 'Needed by other remotes (1)' })).toBeVisible();
  expect(within(ofHotels).getByText('./picker').closest('li')).toHaveTextContent('Bookings ./picker');
});

test('shows the services of a remote as a kind of their own', async () => {
  const service = {
    kind: 'service',
    name: 'spa',
    provider: 'service',
    wanted: null,
    provided: null,
  } as const;
  open('', {
    releases: [bookings],
    dependencies: [need(service), need({ ...service, name: 'old', isMet: false })],
  });
  const ofBookings = await screen.findByRole('region', { name: /^Bookings/ });
  expect(within(ofBookings).getByRole('heading', { name: 'Services (2)' })).toBeVisible();
  expect(within(ofBookings).getByText('old').closest('li')).toHaveTextContent('Not provided');
});

test('shows by keyboard who needs what, what most remotes need first', async () => {
  const { user, url } = open();
  (await screen.findByRole('tab', { name: 'Remotes' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(url()).toBe('/releases?view=dependencies&by=need');
  const rows = within(screen.getByRole('table', { name: 'What is needed' })).getAllByRole('row');
  expect(rows.map((row) => within(row).queryAllByRole('cell')[0]?.textContent)).toEqual([
    undefined,
    'react',
    './picker',
    'get-booking',
    'list-bookings',
  ]);
  expect(rows[1]).toHaveTextContent(/Shell.*19\.2\.3.*Bookings \^19\.2\.0.*Hotels \^19\.2\.0/);
  expect(within(rows[3]!).getByText('Provided: 3')).toBeVisible();
});

test('finds a call by a part of its name', async () => {
  const { user, url } = open('&by=need&name=BOOKING');
  expect(await screen.findByText('get-booking')).toBeVisible();
  expect(screen.queryByText('react')).toBeNull();
  const search = screen.getByRole('searchbox', { name: 'Name of a call or module' });
  await user.clear(search);
  await user.type(search, 'list-rooms{Enter}');
  expect(await screen.findByText('No live release needs a call or module of this name')).toBeVisible();
  expect(url()).toBe('/releases?view=dependencies&by=need&name=list-rooms');
});

test('names the version of a remote with several live releases, and what is not provided at all', async () => {
  const next = { ...bookings, release: releaseOf('1.2.0') };
  open('&by=need', {
    releases: [bookings, next],
    dependencies: [need(), need({ release: next.release, wanted: '2', provided: [], isMet: false })],
  });
  const [, row] = await screen.findAllByRole('row');
  expect(row).toHaveTextContent('Bookings 1.1.0 (0123456) 1');
  expect(row).toHaveTextContent('Bookings 1.2.0 (0123456) 2 Not provided');
});

test('says that nothing is live', async () => {
  open('', { releases: [], dependencies: [] });
  expect(await screen.findByText('No release is live')).toBeVisible();
});

test('of many remotes shows twenty at a time, finds one by its name, and lists the first who need a module', async () => {
  const releases = Array.from({ length: 30 }, (_, number) => ({
    ...{ remote: `mf-area-${number}`, title: `Area ${number}`, release: releaseOf('1.0.0') },
  }));
  const dependencies = releases.map(({ remote, release }, number) =>
    need({ ...react, remote, release, isMet: number < 29, provided: ['18.0.0'] }),
  );
  const { user } = open('', { releases, dependencies });
  expect(await screen.findAllByRole('region', { name: /^Area/ })).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(screen.getAllByRole('region', { name: /^Area/ })).toHaveLength(10);
  await user.type(screen.getByLabelText('Name of a remote'), 'area 17{Enter}');
  expect(screen.getAllByRole('region', { name: /^Area/ })).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: 'What is needed' }));
  const items = within(screen.getByRole('row', { name: /react/ })).getAllByRole('listitem');
  expect([items[0], items.at(-1)].map((item) => item?.textContent)).toEqual([
    'Area 29 ^19.2.0 Provided: 18.0.0',
    '10 more releases',
  ]);
});
