import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { draftRelease, hashOf, seal } from '../testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import { createPageFinder } from './find-page.ts';

const files = { 'page/page.1.js': 'start()', 'page/look.2.css': 'p {}', 'page/later.3.js': 'later()' };
let registry: TestRegistry;

function draft(name: string, paths: string[], marker = '') {
  const one = draftRelease(name, {
    ...{ access: 'public', title: `Pages of ${name}`, menu: [], marker },
    routes: paths.map((path) => ({ path, shellLayout: false })),
  });
  Object.assign(one.files, files);
  one.manifest.page = { scripts: ['page/page.1.js'], styles: ['page/look.2.css'] };
  return seal(one);
}

beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.release(draftRelease('mf-open', { access: 'public' }));
});
afterAll(() => registry.stop());

test('a page answers the routes of its remote, with the hash of each file, as long as that release is live', async () => {
  const findPage = createPageFinder(registry.database);
  const paths = ['/visit', '/visit/:link', '/visit/:link/:type/:id'];
  expect(await findPage('/visit/a')).toBeNull();
  const release = await registry.release(draft('mf-guests', paths));
  const base = `/releases/mf-guests/${release}/`;
  const placed = (path: string, content: string) => ({
    path,
    url: base + path,
    integrity: hashOf(content),
  });
  const page = {
    ...{ remote: 'mf-guests', folder: `mf-guests/${release}`, title: 'Pages of mf-guests' },
    scripts: [placed('page/page.1.js', 'start()')],
    styles: [placed('page/look.2.css', 'p {}')],
  };
  for (const path of ['/visit', '/visit/', '/Visit/A.b', '/visit/x/guest/12', '/visit/:x', '/visit/*']) {
    expect([path, await findPage(path)]).toEqual([path, page]);
  }
  for (const path of ['/', '/visits/a', '/visit/a/b', '/visit/a/b/c/d', '/mf-open', '']) {
    expect([path, await findPage(path)]).toEqual([path, null]);
  }
  const next = await registry.release(draft('mf-guests', paths, 'next'));
  expect((await findPage('/visit'))?.scripts[0]?.url).toBe(`/releases/mf-guests/${next}/page/page.1.js`);
});

test('the document of the shell leaves the files of pages out', async () => {
  await registry.release(draft('mf-tour', ['/tour']));
  const { remotes } = (await registry.document()).json<{ remotes: { name: string; files: object }[] }>();
  const tour = remotes.find(({ name }) => name === 'mf-tour');
  expect(Object.keys(tour?.files ?? {})).toContain('main.css');
  expect(Object.keys(tour?.files ?? {}).filter((file) => file.startsWith('page/'))).toEqual([]);
});
