import {
  built,
  describedAs,
  listedAs,
  sharing,
  withMenu,
  withRoutes,
  type BrokenRelease,
} from './changes.ts';

const correction = /correct remote\.json and build again/;
const another = /choose another/;
const serveFirst = /deploy a server that/;
const shellFirst = /release a shell that provides/;

export const brokenDescriptors: BrokenRelease[] = [
  ['no routes', 'descriptor', correction, describedAs({ routes: [], menu: [] })],
  ['a route without slash', 'descriptor', /must start with \//, withRoutes('bookings')],
  ['a route with a query', 'descriptor', correction, withRoutes('/bookings?page=1')],
  ['one route twice', 'descriptor', /listed twice/, withRoutes('/bookings', '/bookings')],
  [
    'a menu entry that leads nowhere',
    'descriptor',
    /is not among the routes/,
    withMenu({ path: '/nowhere' }),
  ],
  [
    'a menu entry that leads to a pattern',
    'descriptor',
    /leads to one address/,
    withMenu({ path: '/bookings/:id' }),
  ],
  ['one menu id twice', 'descriptor', /is used twice/, withMenu({}, { label: 'Bookings again' })],
  ['an unknown icon', 'descriptor', correction, withMenu({ icon: 'rocket' })],
  [
    'an empty list of permissions',
    'descriptor',
    /leave it out to ask for none/,
    describedAs({ permissions: [] }),
  ],
  [
    'a lock on a public remote',
    'descriptor',
    /drop permissions/,
    describedAs({ access: 'public', permissions: ['manage_hotel'] }),
  ],
  ['no exposed ./remote', 'descriptor', /must contain \.\/remote/, describedAs({ exposes: ['./list'] })],
  [
    'version 0 of a call',
    'descriptor',
    /whole number from 1/,
    describedAs({ requires: { api: { 'list-bookings': 0 } } }),
  ],
  [
    'a name that is no remote’s',
    'descriptor',
    /must look like mf-bookings/,
    built((manifest) => (manifest.descriptor.name = 'Bookings')),
  ],
];

export const brokenAsking: BrokenRelease[] = [
  [
    'a permission of its own that it does not declare',
    'descriptor',
    /bookings\.read is not among ownPermissions/,
    describedAs({ permissions: ['bookings.read'] }),
  ],
  [
    'a permission in the name space of another remote',
    'descriptor',
    /The permission spa\.manage of mf-bookings must begin with bookings\./,
    describedAs({ ownPermissions: [{ name: 'spa.manage', title: 'Manage', explanation: 'Manage.' }] }),
  ],
  [
    'an unknown permission, for all of it',
    'permission-unknown',
    serveFirst,
    describedAs({ permissions: ['fly'] }),
  ],
  [
    'an unknown permission, for a route',
    'permission-unknown',
    /no permission called fly/,
    describedAs({ routes: [{ path: '/' }, { path: '/bookings', permissions: ['fly'] }] }),
  ],
  [
    'an unknown permission, for a menu entry',
    'permission-unknown',
    /the host knows approve_hotels, /,
    withMenu({ permissions: ['manage_hotel', 'fly'] }),
  ],
  [
    'a call the API does not have',
    'api-unknown',
    serveFirst,
    describedAs({ requires: { api: { 'cancel-booking': 1 } } }),
  ],
  [
    'a call named after an object’s own',
    'api-unknown',
    serveFirst,
    describedAs({ requires: { api: { constructor: 1 } } }),
  ],
  [
    'a version of a call that is not there yet',
    'api-version',
    /in version 1 and this release needs version 2/,
    describedAs({ requires: { api: { 'list-bookings': 2 } } }),
  ],
  [
    'a version of a call that is gone',
    'api-version',
    /in version 2 and 3 and this release needs version 1/,
    describedAs({ requires: { api: { 'get-user-profile': 1 } } }),
  ],
  [
    'an awaited call that came in another version',
    'api-version',
    /in version 1 and this release needs version 2/,
    describedAs({ awaits: { api: { 'list-bookings': 2 } } }),
  ],
  [
    'an older React',
    'shared-range',
    /provides react 19\.3\.1 and this release needs \^18\.0\.0/,
    sharing({ react: '^18.0.0' }),
  ],
  ['a newer React', 'shared-range', shellFirst, sharing({ react: '^20.0.0' })],
  ['a React of one minor before', 'shared-range', shellFirst, sharing({ react: '~19.2.0' })],
  ['an unfinished version of React', 'shared-range', shellFirst, sharing({ react: '19.4.0-rc.1' })],
  ['a newer router', 'shared-range', shellFirst, sharing({ 'react-router-dom': '^8.0.0' })],
  ['a newer look', 'shared-range', shellFirst, sharing({ '@suite/ui': '^1.1.0' })],
  ['one exact other version', 'shared-range', shellFirst, sharing({ '@tanstack/react-query': '5.107.0' })],
  ['a tag instead of a range', 'shared-range', /write one such as/, sharing({ react: 'latest' })],
  ['a workspace’s range', 'shared-range', /write one such as/, sharing({ '@suite/ui': 'workspace:^1.0.0' })],
  [
    'a range that is empty',
    'shared-range',
    /must say which versions of react/,
    listedAs({ shared: { react: '' } }),
  ],
  [
    'a library the shell does not share',
    'shared-unknown',
    /bundle it with the remote/,
    sharing({ lodash: '^4.17.0' }),
  ],
  ['a door the shell does not open', 'shared-unknown', shellFirst, sharing({ '@suite/ui/charts': '^1.0.0' })],
  ['a module named after an object’s own', 'shared-unknown', shellFirst, sharing({ toString: '^1.0.0' })],
];

export const brokenClaims: BrokenRelease[] = [
  [
    'the name of the host',
    'name-reserved',
    another,
    built((manifest) => {
      manifest.name = manifest.descriptor.name = 'mf-shell';
      manifest.container = `mf_shell_${manifest.build}`;
    }),
  ],
  ['the address of the sign-in', 'route-reserved', another, withRoutes('/', '/login')],
  [
    'an address below the API',
    'route-reserved',
    /belongs to the host \(\/api\/\*\)/,
    withRoutes('/api/bookings'),
  ],
  ['an address that looks like the sign-in', 'route-reserved', another, withRoutes('/', '/Iogin')],
  ['an address that reads like the sign-in', 'route-reserved', another, withRoutes('/log-in/again')],
  ['an address that ends like the sign-in', 'route-reserved', another, withRoutes('/welcome/sign-in')],
  [
    'an address of the password',
    'route-reserved',
    /\/passwort contains "Passwort", and the suite itself alone speaks of signing in: choose another path/,
    withRoutes('/passwort'),
  ],
  ['an address of the second factor', 'route-reserved', another, withRoutes('/two-factor/:step')],
  [
    'an address below the links of guests',
    'route-reserved',
    /belongs to mf-verification \(\/user-verification\/\*\)/,
    withRoutes('/user-verification/:link/more'),
  ],
  ['an address below the releases', 'route-reserved', another, withRoutes('/releases/all')],
  ['a parameter that takes the sign-in', 'route-reserved', another, withRoutes('/:page')],
  ['every address there is', 'route-reserved', another, withRoutes('/*')],
  [
    'a route of another remote',
    'route-clash',
    /mf-dashboard is live with \/dashboard/,
    withRoutes('/', '/dashboard'),
  ],
  ['a route that a parameter of another takes', 'route-clash', another, withRoutes('/hotels/new')],
  ['a parameter over routes of another', 'route-clash', another, withRoutes('/hotels/:hotelId')],
  [
    'a route below what another owns',
    'route-clash',
    /mf-staff-roles is live with \/users\/\*/,
    withRoutes('/users/bookings'),
  ],
  ['a splat over another', 'route-clash', another, withRoutes('/account/*')],
  [
    'a menu id of another remote',
    'menu-id-clash',
    /taken by mf-dashboard/,
    withMenu({ id: 'dashboard.main' }),
  ],
  [
    'a label its group has already',
    'menu-label-clash',
    /"Hotel Management" in the group management/,
    withMenu({ label: 'Hotel Management', group: { id: 'management', label: 'Management', order: 30 } }),
  ],
  [
    'a label that differs in case alone',
    'menu-label-clash',
    another,
    withMenu({ label: 'ACCOUNT', group: { id: 'settings', label: 'Settings', order: 40 } }),
  ],
  ['one entry under two ids', 'menu-label-clash', /drop one of them/, withMenu({}, { id: 'bookings.again' })],
  [
    'a module of a remote that is not live',
    'expose-missing',
    /promote one that does first/,
    describedAs({ requires: { exposes: { 'mf-rooms': ['./remote'] } } }),
  ],
  [
    'a module that a live remote does not expose',
    'expose-missing',
    /uses \.\/chart of mf-dashboard/,
    describedAs({ requires: { exposes: { 'mf-dashboard': ['./remote', './chart'] } } }),
  ],
];
