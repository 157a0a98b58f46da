import { describe, expect, test } from '@jest/globals';
import { checkRegistryDocument, checkRelease, releaseId, releaseIdPattern, routesOverlap } from '../index.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const good = () => ({
  descriptor: {
    name: 'mf-bookings',
    title: 'Bookings',
    access: 'signed-in',
    routes: [{ path: '/' }],
    menu: [],
    exposes: ['./remote'],
  },
  name: 'mf-bookings',
  version: '1.0.0',
  build: '3f2a9c0d',
  container: 'mf_bookings_3f2a9c0d',
  entry: 'remoteEntry.0a1b2c3d.js',
  preload: ['main.css'],
  shared: { react: '^19.2.0' },
  files: { 'remoteEntry.0a1b2c3d.js': hash, 'main.css': hash } as Record<string, string>,
});

describe('checkRelease', () => {
  test('accepts what a build writes', () =>
    expect(checkRelease(good())).toEqual({ ok: true, value: good() }));

  const elsewhere = {
    entry: 'remote.js',
    entryType: 'module',
    preload: ['a.mjs', 'main.css'],
    files: { 'remote.js': hash, 'a.mjs': hash, 'main.css': hash, 'a.mjs.map': hash },
  };
  test.each([
    ['an ES module', elsewhere],
    ['a script', { ...elsewhere, entryType: 'script', entryGlobals: ['tasks', 'webpackChunktasks'] }],
  ])('accepts %s that another tool built', (_what, fields) =>
    expect(checkRelease({ ...good(), ...fields }).ok).toBe(true),
  );

  const broken: [string, object, RegExp][] = [
    ['an entry of an unknown type', { ...elsewhere, entryType: 'system' }, /must be module or script/],
    ['a script that comes later, unverified', { ...elsewhere, preload: [] }, /preload does not list a\.mjs/],
    ['a script without its globals', { ...elsewhere, entryType: 'script' }, /entryGlobals must name/],
    ['a module with globals', { ...elsewhere, entryGlobals: ['tasks'] }, /entryGlobals must name/],
    ['a global that is none', { ...elsewhere, entryGlobals: ['a.b'] }, /must be the name of a global/],
    ['a version that is not semantic', { version: '1.0' }, /semantic version/],
    ['another container name', { container: 'mf_bookings' }, /must be called mf_bookings_3f2a9c0d/],
    ['another name than its descriptor', { name: 'mf-hotels' }, /its descriptor says mf-bookings/],
    ['an entry without hash', { entry: 'remoteEntry.js' }, /must look like remoteEntry/],
    [
      'an entry that is not listed',
      { entry: 'remoteEntry.ffffffff.js' },
      /does not list remoteEntry\.ffffffff\.js/,
    ],
    ['a first file that is not listed', { preload: ['other.css'] }, /does not list other\.css/],
    [
      'a file of a module that is not listed',
      { modules: { './section': ['section.js'] } },
      /does not list section\.js, which \.\/section needs/,
    ],
    ['files of a module by no name', { modules: { section: [] } }, /not the name of an exposed module/],
    ['files of a module that are no scripts', { modules: { './section': ['a.map'] } }, /scripts and styles/],
    ['a short digest', { files: { ...good().files, 'a.js': 'sha384-abc' } }, /gives a\.js no sha384/],
    ['files as a list', { files: [] }, /must be an object/],
    [
      'two paths alike but for case',
      { files: { ...good().files, 'Main.css': hash } },
      /cannot hold together/,
    ],
    [
      'a file that is also a folder',
      { files: { ...good().files, 'main.css/x.js': hash } },
      /cannot hold together/,
    ],
    [
      'a descriptor that is broken',
      { descriptor: { ...good().descriptor, routes: [] } },
      /at least one route/,
    ],
  ];
  test.each(broken)('refuses %s', (_, spoiled, message) => {
    const result = checkRelease({ ...good(), ...spoiled });
    expect(result.ok ? '' : result.problems.map((problem) => problem.message).join('\n')).toMatch(message);
  });

  test.each([
    undefined,
    null,
    1,
    'x',
    [],
    {},
    { descriptor: null },
    { descriptor: { routes: 5, menu: [null] } },
    { files: 'x', name: 1 },
  ])('refuses %j without throwing', (value) => {
    expect(checkRelease(value).ok).toBe(false);
  });

  test.each(['descriptor', 'name', 'version', 'build', 'container', 'entry', 'preload', 'shared', 'files'])(
    'refuses a release without %s, or with another kind of it, without throwing',
    (field) => {
      for (const value of [undefined, null, 7, [null], { routes: 5, menu: [null] }]) {
        const spoiled = { ...good(), [field]: value };
        const result = checkRelease(spoiled);
        expect(
          result.ok ? [] : result.problems.filter((problem) => problem.field.startsWith(field)),
        ).not.toEqual([]);
      }
    },
  );

  test('refuses more files than are allowed, with both numbers', () => {
    const files = Object.fromEntries(Array.from({ length: 3_118 }, (_, index) => [`${index}.js`, hash]));
    expect(checkRelease({ ...good(), files: { ...good().files, ...files } })).toMatchObject({
      problems: [
        {
          field: 'files',
          message: expect.stringMatching(/^The release has 3,120 files; 1,000 are allowed\./),
        },
      ],
    });
  });

  const strange = [
    '../x.js',
    '/x.js',
    'a//b.js',
    'a\\b.js',
    '.env',
    'a/../b.js',
    'a%2fb.js',
    'x.js.br',
    '',
    '__proto__/a.js',
    'a b.js',
  ];
  test.each(strange)('refuses the path %p', (path) => {
    const files = JSON.parse(JSON.stringify({ ...good().files, [path]: hash }));
    expect(checkRelease({ ...good(), files }).ok).toBe(false);
  });
});

describe('releaseId', () => {
  test('is the same for any order of fields and differs with one hash', async () => {
    const release = good();
    const reversed = Object.fromEntries(Object.entries(release).reverse()) as typeof release;
    const id = await releaseId(release);
    expect(id).toMatch(releaseIdPattern);
    expect(await releaseId(reversed)).toBe(id);
    expect(
      await releaseId({
        ...release,
        files: { ...release.files, 'main.css': hash.replace('A', 'B') },
      }),
    ).not.toBe(id);
  });

  test('does not differ with a source map, which does not ship', async () => {
    const release = good();
    const files = { ...release.files, 'main.css.map': hash } as typeof release.files;
    expect(await releaseId({ ...release, files })).toBe(await releaseId(release));
  });
});

test.each([
  ['/hotels/:id', '/hotels/new', true],
  ['/staff/*', '/staff', true],
  ['/staff/*', '/staff/roles/:id', true],
  ['/*', '/', true],
  ['/bookings', '/bookings/:id', false],
  ['/', '/bookings', false],
])('%s and %s overlap: %s', (one, other, overlap) => {
  expect(routesOverlap(one, other)).toBe(overlap);
  expect(routesOverlap(other, one)).toBe(overlap);
});

test('a document may hold fields and icons this code does not know', () => {
  const document = { version: 1, remotes: [], restrictedPaths: [], news: true };
  expect(checkRegistryDocument(document)).toEqual({ ok: true, value: document });
  expect(checkRegistryDocument({ ...document, version: 2 }).ok).toBe(false);
});
