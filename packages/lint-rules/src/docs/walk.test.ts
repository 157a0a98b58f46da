import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { listFiles, readProjectFile, root } from '../tree/tree.ts';

const walk = 'docs/walk-list-bookings.md';
const text = readProjectFile(walk);
const files = listFiles().filter((path) => path !== walk && path.includes('list-bookings'));
const named = files.filter((path) => /^list-bookings\..*tsx?$/.test(basename(path)));
const screenFolder = 'mf-bookings/src/screens/list-bookings/';

test('the name of a use case leads to its screen, query, endpoint, use case and tests', () => {
  expect(named).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^mf-bookings\/.*list-bookings\.screen\.tsx$/),
      expect.stringMatching(/^mf-bookings\/.*list-bookings\.screen\.test\.tsx$/),
      expect.stringMatching(/^mf-bookings\/.*list-bookings\.query\.ts$/),
      expect.stringMatching(/^packages\/contracts\/.*list-bookings\.endpoint\.ts$/),
      expect.stringMatching(/^packages\/contracts\/.*list-bookings\.endpoint\.test\.ts$/),
      expect.stringMatching(/^api\/.*use-cases\/list-bookings\.ts$/),
      expect.stringMatching(/^api\/.*use-cases\/list-bookings\.test\.ts$/),
    ]),
  );
});

test('the walk names every file of the use case, and the routes, policy, repository and tables on the way', () => {
  const onTheWay = [
    'front-desk.routes.ts',
    'bookings.policy.ts',
    'bookings.repository.ts',
    '0002_bookings.sql',
  ];
  expect([...files, ...onTheWay].filter((path) => !text.includes(path))).toEqual([]);
});

describe('the import graph', () => {
  interface Module {
    source: string;
    dependencies: { resolved: string }[];
  }
  let modules: readonly Module[] = [];

  beforeAll(() => {
    const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const entries = ['mf-bookings/src/remote.tsx', 'api/src/front-desk/front-desk.routes.ts'];
    const answer = execFileSync(
      process.execPath,
      [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...entries],
      { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    ({ modules } = JSON.parse(answer) as { modules: Module[] });
  }, 120_000);

  test('reaches every source file that the walk passes', () => {
    const [way = ''] = text.split('## What proves it');
    const passed = [...way.matchAll(/\]\(\.\.\/([^)]+\.tsx?)\)/g)].map(([, path]) => path ?? '');
    const reached = new Set(modules.map(({ source }) => source));
    expect(passed.length).toBeGreaterThan(10);
    expect(passed.filter((path) => !reached.has(path))).toEqual([]);
  });

  test('leads from the screen to no other use case than the walk names', () => {
    const opened = modules
      .filter(({ source }) => source.startsWith(screenFolder))
      .flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved))
      .filter((path) => path.startsWith('mf-bookings/src/screens/') && !path.startsWith(screenFolder));
    expect(opened.length).toBeGreaterThan(0);
    expect([...new Set(opened)].filter((path) => !text.includes(path))).toEqual([]);
  });
});
