import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { root, workspaceFolders } from '../project.mjs';
import { listTestGroups } from './test-groups.mjs';

// The real turbo.json runs over a small project, so that the hashes follow its rules.
const workspaces: Record<string, Record<string, string>> = {
  ...Object.fromEntries(workspaceFolders().map((folder) => [folder, {}])),
  'packages/base': { yup: '1.7.1' },
  'mf-bookings': { '@suite/base': '*' },
};
const nameOf = (folder: string) => folder.replace('packages/', '@suite/');
let project: string;

const write = (path: string, content: string | object) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(
    join(project, path),
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  );
};

const git = (...args: string[]) => execFileSync('git', args, { cwd: project, stdio: 'ignore' });

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'suite-groups-'));
  const settings = [
    'turbo.json',
    'mf-bookings/turbo.json',
    'packages/create-remote/turbo.json',
    'packages/sdk/turbo.json',
  ];
  for (const file of [...settings, 'tsconfig.json', '.gitignore']) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    cpSync(join(root, file), join(project, file));
  }
  const { scripts, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = Object.keys(workspaces);
  write('package.json', { name: 'sample', packageManager, scripts, workspaces: folders });
  const packages: Record<string, object> = {
    '': { name: 'sample', workspaces: folders },
    'node_modules/yup': { version: '1.7.1' },
  };
  for (const folder of folders) {
    const dependencies = workspaces[folder];
    const manifest = { name: nameOf(folder), version: '1.0.0', dependencies };
    write(`${folder}/package.json`, {
      ...manifest,
      scripts: { test: 'jest', e2e: 'playwright test', 'e2e:platform': 'playwright test' },
    });
    write(`${folder}/src/index.ts`, 'export const value = 1;\n');
    packages[folder] = { version: '1.0.0', dependencies };
    packages[`node_modules/${nameOf(folder)}`] = { resolved: folder, link: true };
  }
  write('mf-bookings/src/index.test.ts', 'test("value", () => {});\n');
  write('e2e/mf-bookings/list.spec.ts', 'test("list", () => {});\n');
  write('packages/testing/src/jest/jest-node.mjs', 'export const jestNode = {};\n');
  write('package-lock.json', { name: 'sample', lockfileVersion: 3, packages });
  git('init');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.test', 'commit', '-m', 'Sample');
});
afterEach(() => void git('clean', '-dffx'));
afterAll(() => rmSync(project, { recursive: true }));

const watched = [
  '//#check',
  '@suite/base#test',
  'mf-bookings#test',
  'mf-bookings#e2e',
  'mf-hotels#test',
  'mf-hotels#e2e',
];

const versions = { SUITE_TOOLCHAIN: 'node 20', SUITE_BROWSER: 'Chromium 130' };

async function hashes(toolchain = versions) {
  const groups = await listTestGroups(toolchain, project);
  return Object.fromEntries(watched.map((id) => [id, groups.find((group) => group.id === id)?.hash]));
}

let unchanged: Awaited<ReturnType<typeof hashes>>;
beforeAll(async () => {
  unchanged = await hashes();
  expect(Object.values(unchanged)).not.toContain(undefined);
});

test('a group names the workspaces that its tests need built', async () => {
  const groups = await listTestGroups(versions, project);
  const buildsOf = (id: string) => groups.find((group) => group.id === id)?.builds;
  expect(buildsOf('@suite/sdk#test')).toEqual(['@suite/sdk']);
  expect(buildsOf('mf-bookings#test')).toEqual([]);
});

/** Returns the groups whose hash a change affects, then restores the project. */
async function rerunAfter(change: () => void, restore: () => void, toolchain?: typeof versions) {
  change();
  const after = await hashes(toolchain);
  restore();
  return watched.filter((id) => unchanged[id] !== after[id]);
}

const changed = (path: string, edit: (text: string) => string) => {
  const file = join(project, path);
  const text = readFileSync(file, 'utf8');
  return rerunAfter(
    () => writeFileSync(file, edit(text)),
    () => writeFileSync(file, text),
  );
};
const oneByte = (path: string) => changed(path, (text) => `${text} `);

test.each<[string, string[]]>([
  ['mf-bookings/src/index.ts', ['//#check', 'mf-bookings#test', 'mf-bookings#e2e']],
  ['packages/base/src/index.ts', ['//#check', '@suite/base#test', 'mf-bookings#test', 'mf-bookings#e2e']],
  ['mf-bookings/src/index.test.ts', ['//#check', 'mf-bookings#test']],
  ['e2e/mf-bookings/list.spec.ts', ['//#check', 'mf-bookings#e2e']],
  ['api/src/index.ts', ['//#check', 'mf-bookings#e2e', 'mf-hotels#e2e']],
  ['tsconfig.json', watched],
  ['packages/testing/src/jest/jest-node.mjs', watched],
])('one byte of %s reruns %j', async (path, rerun) => {
  expect(await oneByte(path)).toEqual(rerun);
});

test('another version of a dependency reruns what depends on it', async () => {
  const rerun = await changed('package-lock.json', (text) =>
    text.replace('"version": "1.7.1"', '"version": "1.7.2"'),
  );
  expect(rerun).toEqual(['//#check', '@suite/base#test', 'mf-bookings#test', 'mf-bookings#e2e']);
});

test('a new file counts before it is committed, an ignored one does not', async () => {
  const added = join(project, 'mf-hotels/src/new.ts');
  const rerun = await rerunAfter(
    () => appendFileSync(added, ''),
    () => rmSync(added),
  );
  expect(rerun).toEqual(['//#check', 'mf-hotels#test', 'mf-hotels#e2e']);
  expect(
    await rerunAfter(
      () => write('mf-hotels/dist/main.js', ''),
      () => rmSync(join(project, 'mf-hotels/dist'), { recursive: true }),
    ),
  ).toEqual([]);
});

test('an environment variable that tests read reruns them, and so does another toolchain', async () => {
  const tz = process.env['TZ'];
  const rerun = await rerunAfter(
    () => (process.env['TZ'] = 'Pacific/Honolulu'),
    () => (tz === undefined ? delete process.env['TZ'] : (process.env['TZ'] = tz)),
  );
  expect(rerun).toEqual(watched.slice(1));
  const nothing = () => undefined;
  expect(await rerunAfter(nothing, nothing, { ...versions, SUITE_TOOLCHAIN: 'node 22' })).toEqual(watched);
  expect(await rerunAfter(nothing, nothing, { ...versions, SUITE_BROWSER: 'Chromium 131' })).toEqual([
    'mf-bookings#e2e',
    'mf-hotels#e2e',
  ]);
});

test('changes that are taken back rerun nothing', async () => {
  expect(await oneByte('tsconfig.json')).toEqual(watched);
  expect(await hashes()).toEqual(unchanged);
});

test('what the browser tests of the platform build does not count, their sources do', async () => {
  const platform = async () =>
    (await listTestGroups(versions, project)).find(({ id }) => id === 'e2e#e2e:platform')?.hash;
  const before = await platform();
  expect(before).toBeDefined();
  write('e2e/platform/fixtures/mf-sample/dist/main.js', '');
  write('e2e/platform/fixtures/mf-sample/.cache/pack', '');
  expect(await platform()).toBe(before);
  write('e2e/platform/fixtures/mf-sample/src/remote.tsx', '');
  expect(await platform()).not.toBe(before);
});

test('the generator of remotes counts every file but the sources of the remotes there are', async () => {
  const generator = async () =>
    (await listTestGroups(versions, project)).find(({ id }) => id === '@suite/create-remote#test')?.hash;
  const before = await generator();
  expect(before).toBeDefined();
  write('mf-bookings/src/screens/list-bookings/list-bookings.screen.tsx', '');
  expect(await generator()).toBe(before);
  // The generator's tests read these files, since names may clash with those of a new remote.
  write('mf-bookings/remote.json', {});
  const withRoutes = await generator();
  expect(withRoutes).not.toBe(before);
  write('e2e/pages/bookings.page.ts', '');
  expect(await generator()).not.toBe(withRoutes);
});
