import { describe, expect, test } from '@jest/globals';
import { checkDescriptor, unknownPermissions } from '../index.ts';
import { goodDescriptor as good } from '../testing/good-descriptor.ts';

const fill = { slot: 'booking-details.sections', module: './section', title: 'Section', order: 10 };

type Draft = ReturnType<typeof good> & Record<string, unknown>;
const menuEntry = (draft: Draft) => draft.menu[0] as Record<string, unknown>;

describe('checkDescriptor', () => {
  test('accepts a whole descriptor and hands it back', () => {
    expect(checkDescriptor(good())).toEqual({ ok: true, value: good() });
  });

  test('accepts slots, and fills by exposed modules', () => {
    const value = {
      ...good(),
      slots: [{ name: 'booking-list.tools' }],
      fills: [{ ...fill, permissions: ['manage_hotel'] }],
      exposes: ['./remote', './section'],
    };
    expect(checkDescriptor(value)).toEqual({ ok: true, value });
  });

  test.each([
    [['spa', 'spa-bookings'], undefined],
    [[], undefined],
    [['a'.repeat(40)], undefined],
    [['a'.repeat(41)], 'services[0]'],
    [['Spa'], 'services[0]'],
    [['1spa'], 'services[0]'],
    [['spa_bookings'], 'services[0]'],
    [['spa/../api'], 'services[0]'],
    [['spa-'], 'services[0]'],
    [[''], 'services[0]'],
    [['spa', 'spa'], 'services'],
    [Array.from({ length: 11 }, (_, index) => `spa${index}`), 'services'],
    ['spa', 'services'],
  ])('of the services %j the field %s is refused', (services, field) => {
    const checked = checkDescriptor({ ...good(), services });
    expect(checked.ok ? undefined : checked.problems[0]?.field).toBe(field);
  });

  test.each([
    [{ path: '/bookings', query: { page: '1' } }, undefined],
    [{ path: 'https://elsewhere.test/' }, 'routes[0].prefetch[0].path'],
    [{ path: '/../platform' }, 'routes[0].prefetch[0].path'],
    [{ path: '/bookings', query: { page: 1 } }, 'routes[0].prefetch[0].query'],
    [{ path: '/bookings', body: {} }, 'routes[0].prefetch[0]'],
  ])('of a prefetched call %j the field %s is refused', (call, field) => {
    const checked = checkDescriptor({ ...good(), routes: [{ path: '/', prefetch: [call] }], menu: [] });
    expect(checked.ok ? undefined : checked.problems[0]?.field).toBe(field);
  });

  test.each([
    [{ path: '/bookings/count', label: 'waiting' }, undefined],
    [{ path: '//elsewhere.test/count', label: 'waiting' }, 'menu[0].count.path'],
    [{ path: '/bookings/count' }, 'menu[0].count.label'],
    [{ path: '/bookings/count', label: 'waiting', every: 1 }, 'menu[0].count'],
  ])('of a count in the menu %j the field %s is refused', (count, field) => {
    const checked = checkDescriptor({ ...good(), menu: [{ ...good().menu[0], count }] });
    expect(checked.ok ? undefined : checked.problems[0]?.field).toBe(field);
  });

  test.each([
    [{ label: 'Add one', path: '/' }, undefined],
    [{ label: 'Add one', path: '/?create=1' }, undefined],
    [{ label: 'Show some', path: '/?view=arrivals&desk=in-house' }, undefined],
    [{ label: 'Show some', path: '/?view=arrivals&' }, 'actions[0].path'],
    [{ label: 'Add one', path: '/of-another' }, 'actions'],
    [{ label: 'Add one', path: '/of-another?create=1' }, 'actions'],
    [{ label: 'Add one', path: '//evil.example?create=1' }, 'actions'],
    [{ label: 'Add one', path: '/?create=1#top' }, 'actions[0].path'],
    [{ label: 'Add one', path: '/', permissions: [] }, 'actions[0].permissions'],
    [{ path: '/' }, 'actions[0].label'],
    [{ label: 'Add one', path: '/', run: 'alert()' }, 'actions[0]'],
  ])('of an action %j the field %s is refused', (action, field) => {
    const checked = checkDescriptor({ ...good(), routes: [{ path: '/' }], menu: [], actions: [action] });
    expect(checked.ok ? undefined : checked.problems[0]?.field).toBe(field);
  });

  test.each([
    [{ de: { Bookings: 'Buchungen' }, ar: { Bookings: 'الحجوزات' } }, undefined],
    [{ 'de-AT': { Bookings: 'Buchungen' } }, 'translations'],
    [{ de: ['Buchungen'] }, 'translations'],
    [{ de: { Bookings: 7 } }, 'translations'],
    [{ de: { Bookings: ' ' } }, 'translations'],
    [{ de: { Bookings: 'Zwei\nZeilen' } }, 'translations'],
    [{ de: { Bookings: 'B\u202egnuhcu' } }, 'translations'],
    [{ de: { Bookings: 'B'.repeat(61) } }, 'translations'],
  ])('of translations %j the field %s is refused', (translations, field) => {
    const checked = checkDescriptor({ ...good(), translations });
    expect(checked.ok ? undefined : checked.problems[0]?.field).toBe(field);
  });

  test('accepts a title of a page, of one readable line', () => {
    const titled = (title: unknown) =>
      checkDescriptor({ ...good(), routes: [{ path: '/', title }], menu: [] });
    expect(titled('All Bookings').ok).toBe(true);
    const refused = { ok: false, problems: [{ field: 'routes[0].title' }] };
    for (const title of ['Two\nlines', '\u3164', '\u115f', '\u1160', '\uffa0', '\u2800'])
      expect(titled(title)).toMatchObject(refused);
  });

  test('accepts parts with names of their own, and no others', () => {
    const withParts = (...names: string[]) =>
      checkDescriptor({ ...good(), parts: names.map((name) => ({ name, access: 'public' })) });
    expect(withParts('register-hotel', 'pick-room').ok).toBe(true);
    expect(withParts('pick-room', 'pick-room')).toMatchObject({ ok: false, problems: [{ field: 'parts' }] });
    expect(withParts('PickRoom')).toMatchObject({ ok: false, problems: [{ field: 'parts[0].name' }] });
  });

  test('accepts a remote without menu whose route owns everything below it', () => {
    const descriptor = {
      ...good(),
      access: 'public',
      routes: [{ path: '/guest/*', shellLayout: false }],
      menu: [],
    };
    expect(checkDescriptor(descriptor).ok).toBe(true);
  });

  const broken: [string, (draft: Draft) => void, string, RegExp][] = [
    [
      'a path without slash',
      (d) => (d.routes[0] = { path: 'bookings' }),
      'routes[0].path',
      /must start with \//,
    ],
    [
      'a star in the middle',
      (d) => (d.routes[0] = { path: '/a/*/b' }),
      'routes[0].path',
      /only as its last segment/,
    ],
    ['an empty path', (d) => (d.routes[0] = { path: '' }), 'routes[0].path', /is required/],
    ['a route twice', (d) => d.routes.push({ path: '/' }), 'routes[3].path', /listed twice/],
    ['no routes', (d) => (d.routes = []), 'routes', /at least one route/],
    ['a menu id twice', (d) => d.menu.push({ ...d.menu[0]! }), 'menu[1].id', /used twice/],
    [
      'a menu path that is no route',
      (d) => (menuEntry(d).path = '/rooms'),
      'menu[0].path',
      /not among the routes/,
    ],
    ['a menu path that is a pattern', (d) => (menuEntry(d).path = '/x/:id'), 'menu[0].path', /is a pattern/],
    [
      'an active path that is no route',
      (d) => (menuEntry(d).alsoActiveOn = ['/x']),
      'menu[0].path',
      /names \/x/,
    ],
    ['an unknown icon', (d) => (menuEntry(d).icon = 'unicorn'), 'menu[0].icon', /must be one of: /],
    ['an order in words', (d) => (menuEntry(d).order = 'first'), 'menu[0].order', /must be a number/],
    ['an unknown field', (d) => (d.colour = 'red'), '', /unknown fields: colour/],
    ['an empty any-of list', (d) => (d.permissions = []), 'permissions', /at least one permission/],
    [
      'a public remote with a lock',
      (d) => Object.assign(d, { access: 'public', permissions: ['a'] }),
      'permissions',
      /for all visitors/,
    ],
    [
      'a slot that is offered twice',
      (d) => (d.slots = [{ name: 'a.b' }, { name: 'a.b' }]),
      'slots[1].name',
      /a\.b is offered twice/,
    ],
    ['a slot without a name', (d) => (d.slots = [{}]), 'slots[0].name', /is required/],
    ['a slot in capitals', (d) => (d.slots = [{ name: 'A b' }]), 'slots[0].name', /lower-case words/],
    [
      'a fill of a module that is not exposed',
      (d) => (d.fills = [{ ...fill, module: './other' }]),
      'fills[0].module',
      /not among exposes/,
    ],
    [
      'a fill by the pages',
      (d) => (d.fills = [{ ...fill, module: './remote' }]),
      'fills[0].module',
      /expose a module of its own/,
    ],
    [
      'a slot filled twice by one module',
      (d) => Object.assign(d, { exposes: ['./remote', './section'], fills: [fill, fill] }),
      'fills[1]',
      /filled twice by one module/,
    ],
    [
      'a fill without an order',
      (d) => Object.assign(d, { exposes: ['./remote', './section'], fills: [{ ...fill, order: undefined }] }),
      'fills[0].order',
      /is required/,
    ],
    [
      'a fill with more',
      (d) => (d.fills = [{ ...fill, colour: 'red' }]),
      'fills[0]',
      /unknown fields: colour/,
    ],
    ['no ./remote', (d) => (d.exposes = ['./other']), 'exposes', /must contain \.\/remote/],
    ['another kind of name', (d) => (d.name = 'Bookings'), 'name', /must look like mf-bookings/],
    [
      'a contract version 0',
      (d) => (d.requires.api['list-bookings'] = 0),
      'requires.api',
      /whole number from 1/,
    ],
    [
      'an awaited call by no name',
      (d) => (d.awaits = { api: { ListTasks: 1 } }),
      'awaits.api',
      /not the kebab-case name/,
    ],
  ];

  test.each(broken)('refuses %s', (_, spoil, field, message) => {
    const draft = good() as Draft;
    spoil(draft);
    expect(checkDescriptor(draft)).toEqual({
      ok: false,
      problems: expect.arrayContaining([{ field, message: expect.stringMatching(message) }]),
    });
  });

  test.each([null, undefined, 'text', 7, []])('refuses %p without throwing', (value) => {
    expect(checkDescriptor(value).ok).toBe(false);
  });

  test('reports every problem at once', () => {
    const result = checkDescriptor({ ...good(), title: '', exposes: [] });
    expect(result.ok ? [] : result.problems.map(({ field }) => field).sort()).toEqual(['exposes', 'title']);
  });
});

test('unknownPermissions names each permission the host does not have', () => {
  const fills = [{ ...fill, permissions: ['swim'] }];
  const checked = checkDescriptor({
    ...{ ...good(), permissions: ['fly'], fills },
    exposes: ['./remote', './section'],
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  expect(unknownPermissions(checked.value, ['manage_hotel'])).toEqual([
    { field: 'permissions', message: 'There is no permission called fly; the host knows manage_hotel' },
    {
      field: 'fills[0].permissions',
      message: 'There is no permission called swim; the host knows manage_hotel',
    },
  ]);
});
