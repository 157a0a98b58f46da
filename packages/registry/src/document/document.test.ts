import { checkRegistryDocument, type RegistryDocument } from '@suite/descriptor';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { draftRelease } from '../testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
let staffRelease: string;

beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.release(draftRelease('mf-guest', { access: 'public' }));
  await registry.release(
    draftRelease('mf-bookings', {
      routes: [
        {
          path: '/',
          title: 'All Bookings',
          followsHotel: true,
          prefetch: [{ path: '/bookings', query: { page: '1' } }],
        },
        {
          path: '/export',
          permissions: ['manage_hotel'],
          shellLayout: false,
          prefetch: [{ path: '/hotel' }],
        },
      ],
      menu: [
        { id: 'bookings.all', label: 'All Bookings', path: '/', icon: 'bookings', order: 1 },
        { id: 'bookings.export', label: 'Export', path: '/export', order: 2 },
        { id: 'bookings.audit', label: 'Audit', path: '/', order: 3, permissions: ['manage_hotel'] },
      ],
      actions: [
        { label: 'Find a booking', path: '/', keywords: ['reservation'] },
        { label: 'Export bookings', path: '/export?all=1' },
        { label: 'Empty the list', path: '/', permissions: ['manage_hotel'] },
      ],
      translations: {
        de: {
          'All Bookings': 'Alle Buchungen',
          'Find a booking': 'Buchung finden',
          reservation: 'Reservierung',
        },
      },
    }),
  );
  staffRelease = await registry.release(
    draftRelease('mf-staff', {
      permissions: ['create_staff', 'manage_hotel'],
      routes: [{ path: '/users' }, { path: '/roles', permissions: ['manage_hotel'] }],
      menu: [{ id: 'staff.users', label: 'Users', path: '/users', order: 1 }],
    }),
  );
  await registry.publish(draftRelease('mf-unpromoted'));
});
afterAll(() => registry.stop());

const read = async (visitor?: string) => {
  const answer = await registry.document(visitor === undefined ? {} : { 'x-visitor': visitor });
  const checked = checkRegistryDocument(answer.json());
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
};
const outline = ({ remotes, restrictedPaths }: RegistryDocument) => ({
  remotes: Object.fromEntries(
    remotes.map(({ name, routes, menu }) => [
      name,
      [...routes.map(({ path }) => path), ...menu.map(({ label }) => label)],
    ]),
  ),
  restrictedPaths,
});
const guest = ['/mf-guest', 'mf-guest'];

describe('GET /platform/remotes', () => {
  test.each([
    [undefined, { 'mf-guest': guest }, ['/', '/export', '/users', '/roles']],
    ['', { 'mf-bookings': ['/', 'All Bookings'], 'mf-guest': guest }, ['/export', '/users', '/roles']],
    ['fly', { 'mf-bookings': ['/', 'All Bookings'], 'mf-guest': guest }, ['/export', '/users', '/roles']],
    [
      'create_staff',
      { 'mf-bookings': ['/', 'All Bookings'], 'mf-guest': guest, 'mf-staff': ['/users', 'Users'] },
      ['/export', '/roles'],
    ],
    [
      'manage_hotel',
      {
        'mf-bookings': ['/', '/export', 'All Bookings', 'Export', 'Audit'],
        'mf-guest': guest,
        'mf-staff': ['/users', '/roles', 'Users'],
      },
      [],
    ],
  ])('a visitor who holds %p sees what is theirs', async (visitor, remotes, restrictedPaths) => {
    expect(outline(await read(visitor))).toEqual({ remotes, restrictedPaths });
  });

  test.each([
    ['fly', [{ label: 'Find a booking', path: '/', keywords: ['reservation'] }]],
    [
      'manage_hotel',
      [
        { label: 'Find a booking', path: '/', keywords: ['reservation'] },
        { label: 'Export bookings', path: '/export?all=1' },
        { label: 'Empty the list', path: '/' },
      ],
    ],
  ])('a visitor who holds %s is offered the actions that are theirs', async (visitor, actions) => {
    const { remotes } = await read(visitor);
    expect(remotes.map((remote) => [remote.name, remote.actions])).toContainEqual(['mf-bookings', actions]);
  });

  test('contains only the paths of a remote that this visitor may not use, and the start page', async () => {
    const { startPage: _startPage, ...document } = (await registry.document()).json<RegistryDocument>();
    const body = JSON.stringify(document);
    expect(body).not.toMatch(/mf-staff|mf-bookings|mf-unpromoted|create_staff|manage_hotel/);
  });

  test('names the start page of all users to visitors who have yet to sign in', async () => {
    const { startPage } = await read();
    const { entry, preload } = draftRelease('mf-bookings').manifest;
    expect(startPage).toMatchObject({
      entry,
      preload,
      prefetch: [{ path: '/bookings', query: { page: '1' } }],
    });
    expect(Object.keys(startPage?.files ?? {})).toEqual([entry, ...preload].sort());
    expect((await read('')).startPage).toBeUndefined();
  });

  test('contains all that a shell needs to load a remote and verify each file', async () => {
    const { remotes } = await read('manage_hotel');
    const { manifest } = draftRelease('mf-staff');
    const { 'main.css.map': sourceMap, ...loadable } = manifest.files;
    expect(sourceMap).toBeDefined();
    expect(remotes.find(({ name }) => name === 'mf-staff')).toEqual({
      name: 'mf-staff',
      title: 'mf-staff',
      version: '1.0.0',
      release: staffRelease,
      container: manifest.container,
      base: `/releases/mf-staff/${staffRelease}/`,
      entry: manifest.entry,
      preload: manifest.preload,
      shared: manifest.shared,
      files: loadable,
      cohort: 'all',
      permissions: ['create_staff', 'manage_hotel'],
      routes: [
        { path: '/users', permissions: [], shellLayout: true },
        { path: '/roles', permissions: ['manage_hotel'], shellLayout: true },
      ],
      menu: [
        { id: 'staff.users', label: 'Users', path: '/users', order: 1, alsoActiveOn: [], permissions: [] },
      ],
    });
  });

  test('gives a page the title of its own, and whether it is about the chosen hotel', async () => {
    const { remotes } = await read('manage_hotel');
    const { routes = [] } = remotes.find(({ name }) => name === 'mf-bookings') ?? {};
    expect(routes.map(({ title, followsHotel }) => [title, followsHotel])).toEqual([
      ['All Bookings', true],
      [undefined, undefined],
    ]);
  });

  test('names the calls that a page begins with, to visitors who may open the page', async () => {
    const prefetched = async (permissions: string) => {
      const { remotes } = await read(permissions);
      const { routes = [] } = remotes.find(({ name }) => name === 'mf-bookings') ?? {};
      return routes.flatMap(({ prefetch = [] }) => prefetch.map(({ path }) => path));
    };
    expect(await prefetched('')).toEqual(['/bookings']);
    expect(await prefetched('manage_hotel')).toEqual(['/bookings', '/hotel']);
  });

  test('is revalidated each time and answers 304 while nothing changed for this visitor', async () => {
    const first = await registry.document({ 'x-visitor': 'create_staff' });
    const etag = String(first.headers.etag);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, Accept-Language, Cookie, Authorization, x-suite-override',
    });
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await registry.document({ 'x-visitor': 'create_staff', 'if-none-match': tag });
      expect({ status: again.statusCode, body: again.body, etag: again.headers.etag }).toEqual({
        status: 304,
        body: '',
        etag,
      });
    }
    expect((await registry.document({ 'x-visitor': 'manage_hotel', 'if-none-match': etag })).statusCode).toBe(
      200,
    );

    const next = await registry.release(draftRelease('mf-guest', { access: 'public', marker: 'next' }));
    const changed = await registry.document({ 'x-visitor': 'create_staff', 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    const guest = changed.json<RegistryDocument>().remotes.find(({ name }) => name === 'mf-guest');
    const before = first.json<RegistryDocument>().remotes.find(({ name }) => name === 'mf-guest');
    expect([guest?.release, guest?.fallback?.release]).toEqual([next, before?.release]);
    expect(before).toMatchObject(guest?.fallback ?? {});
  });
});

describe('the language of the document', () => {
  const textsIn = async (language: string) => {
    const answer = await registry.document({ 'x-visitor': 'create_staff', 'accept-language': language });
    const bookings = answer.json<RegistryDocument>().remotes.find(({ name }) => name === 'mf-bookings');
    return [
      bookings?.routes?.[0]?.title,
      bookings?.menu?.[0]?.label,
      bookings?.actions?.[0]?.label,
      bookings?.actions?.[0]?.keywords,
    ];
  };
  const english = ['All Bookings', 'All Bookings', 'Find a booking', ['reservation']];
  const german = [
    'Alle Buchungen',
    'Alle Buchungen',
    'Buchung finden',
    ['Reservierung', 'reservation', 'Find a booking'],
  ];

  test.each([
    ['de', german],
    ['de-AT,de;q=0.9,en;q=0.8', german],
    ['en', english],
    ['fr', english],
    ['constructor', english],
    ['__proto__', english],
    ['', english],
  ])(
    '%j: titles, labels and words to search for, in English where they are not translated',
    async (language, texts) => {
      expect(await textsIn(language)).toEqual(texts);
    },
  );

  test('is part of what the browser revalidates', async () => {
    const { headers } = await registry.document({ 'accept-language': 'en', 'x-visitor': 'create_staff' });
    const other = await registry.document({
      'accept-language': 'de',
      'x-visitor': 'create_staff',
      'if-none-match': String(headers.etag),
    });
    expect(other.statusCode).toBe(200);
  });
});
