import { gzipSync } from 'node:zlib';
import { readStyleReferences, stylesToRead, type RemoteDescriptor } from '@suite/descriptor';
import { readScriptFacts, scriptsToRead } from '@suite/descriptor/script-facts';
import { checkGate } from '../../gate/check-gate.ts';
import type { GateHost } from '../../gate/gate-host.ts';
import type { ReleaseContents } from '../../gate/release-contents.ts';
import type { LiveRelease } from '../../releases.repository.ts';
import { draftRelease, hashOf, seal, type ReleaseDraft } from '../release-draft.ts';

export interface GateCase {
  draft: ReleaseDraft;
  live: LiveRelease[];
  host: GateHost;
}

const group = (id: string, label: string, order: number) => ({ id, label, order });

function bookingsDraft(): ReleaseDraft {
  const draft = draftRelease('mf-bookings', {
    title: 'Bookings',
    routes: [{ path: '/' }, { path: '/bookings' }],
    menu: [
      {
        id: 'bookings.all-bookings',
        label: 'All Bookings',
        path: '/',
        alsoActiveOn: ['/bookings'],
        icon: 'bookings',
        order: 10,
        group: group('bookings', 'Bookings', 20),
      },
    ],
    requires: { api: { 'create-booking': 1, 'get-booking-stats': 1, 'list-bookings': 1 } },
  });
  const entry = 'remoteEntry.048f313d9cf3.js';
  draft.manifest.entry = entry;
  draft.manifest.preload = ['607ed5ce02ab.js', '7498cdf9db96.css'];
  draft.manifest.shared = {
    react: '^19.2.0',
    'react/jsx-runtime': '^19.2.0',
    'react-dom': '^19.2.0',
    'react-router-dom': '^7.18.0',
    '@tanstack/react-query': '^5.108.0',
    yup: '^1.7.0',
    '@suite/api-client': '^1.0.0',
    '@suite/session': '^1.0.0',
    '@suite/ui': '^1.0.0',
    '@suite/ui/core': '^1.0.0',
  };
  draft.files = {
    [entry]: 'var mf_bookings = {};',
    '607ed5ce02ab.js': `/* ${'list '.repeat(400)} */`,
    '7498cdf9db96.css': '.table { display: grid }',
    '0a1b2c3d4e5f.js': '/* the dialog, loaded later */',
    'mf-stats.json': '{}',
  };
  return seal(draft);
}

export function otherDrafts(): ReleaseDraft[] {
  const remote = (name: string, descriptor: Partial<RemoteDescriptor>) => draftRelease(name, descriptor);
  const management = group('management', 'Management', 30);
  return [
    remote('mf-auth', {
      routes: [{ path: '/account' }],
      menu: [
        {
          id: 'auth.account',
          label: 'Account',
          path: '/account',
          order: 10,
          group: group('settings', 'Settings', 40),
        },
      ],
    }),
    remote('mf-hotels', {
      routes: [{ path: '/hotels' }, { path: '/hotels/:id', permissions: ['approve_hotels'] }],
      menu: [
        { id: 'hotels.review', label: 'Hotel Management', path: '/hotels', order: 30, group: management },
      ],
    }),
    remote('mf-staff-roles', {
      permissions: ['create_staff', 'manage_hotel'],
      routes: [{ path: '/users/*' }, { path: '/roles' }],
      menu: [{ id: 'staff.users', label: 'User Management', path: '/users', order: 10, group: management }],
      requires: { exposes: { 'mf-auth': ['./remote'] } },
    }),
    remote('mf-dashboard', {
      routes: [{ path: '/dashboard' }],
      menu: [{ id: 'dashboard.main', label: 'Dashboard', path: '/dashboard', order: 5 }],
    }),
  ];
}

export function liveRelease(
  { manifest }: ReleaseDraft,
  release = `${manifest.version}-0123456789ab`,
): LiveRelease {
  return { remote: manifest.name, release, manifest };
}

export function gateHost(): GateHost {
  return {
    permissionNames: ['approve_hotels', 'create_staff', 'manage_hotel', 'hotel_checkins_create'],
    reservedPaths: ['/platform/*', '/releases/*', '/api/*', '/login', '/reports'],
    requiresPlatformSmokeRun: false,
    ownedPaths: { '/user-verification/*': 'mf-verification' },
    reservedNames: ['mf-shell'],
    reservedWords: ['password', 'Passwort'],
    reservedPhrases: ['log in', 'log out', 'sign out', 'sign in', 'two factor'],
    hostLabels: { en: ['Sign out'], de: ['Abmelden'], fr: ['Se déconnecter'] },
    provided: {
      react: '19.3.1',
      'react/jsx-runtime': '19.3.1',
      'react-dom': '19.3.1',
      'react-router-dom': '7.18.5',
      '@tanstack/react-query': '5.108.0',
      jotai: '2.20.3',
      yup: '1.7.1',
      '@suite/api-client': '1.0.0',
      '@suite/session': '1.0.0',
      '@suite/ui': '1.0.0',
      '@suite/ui/core': '1.0.0',
    },
    apiVersions: {
      'create-booking': [1],
      'get-booking-stats': [1],
      'list-bookings': [1],
      'get-user-profile': [2, 3],
    },
    serviceStates: new Map([
      ['spa', { remotes: ['mf-bookings'], problem: null }],
      ['laundry', { remotes: ['mf-bookings'], problem: 'answered 503' }],
      ['pool', { remotes: ['mf-hotels'], problem: null }],
    ]),
    budgets: { entry: 40_000, firstVisit: 250_000, page: 100_000, total: 5_000_000 },
  };
}

export function gateCase(): GateCase {
  return { draft: bookingsDraft(), live: otherDrafts().map((draft) => liveRelease(draft)), host: gateHost() };
}

export function contentsOf({ manifest, files }: ReleaseDraft): ReleaseContents {
  const scripts = manifest.entry === undefined ? [] : scriptsToRead(manifest);
  return {
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        { gzip: Math.min(Buffer.byteLength(text), gzipSync(text, { level: 9 }).length), hash: hashOf(text) },
      ]),
    ),
    federation: parsed(files['mf-manifest.json']),
    scripts: Object.fromEntries(
      scripts
        .filter((path) => files[path] !== undefined)
        .map((path) => [path, readScriptFacts(files[path] ?? '')]),
    ),
    styles: Object.fromEntries(
      stylesToRead(manifest).map((path) => [path, readStyleReferences(files[path] ?? '')]),
    ),
  };
}

function parsed(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function evaluate({ draft, live, host }: GateCase) {
  return checkGate({ manifest: draft.manifest, contents: contentsOf(draft) }, live, host);
}
