import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { copyProject } from './testing/copy-project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'suite-new-remote-'));
const copy = join(folder, 'project');

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs a program of the copy. */
function run(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy, maxBuffer: 2 ** 26 }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });
}

const newRemote = (...args: string[]) => run('packages/create-remote/src/new-remote.mjs', ...args);

/** Every file of the copy with what it holds; links and what is built are left out. */
function snapshot(): Record<string, string> {
  const files = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[/\\](node_modules|dist)[/\\]/.test(path));
  return Object.fromEntries(
    files.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

beforeAll(() => copyProject(copy));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('nothing is written', () => {
  test.each([
    [
      'a name that is there',
      ['bookings'],
      'There is mf-bookings already: choose another name than "bookings".\n',
    ],
    ['no name', [], 'Give one name, such as: npm run new:remote -- housekeeping\n'],
    ['an unknown option', ['spa', '--force'], "Unknown option '--force'; see npm run new:remote -- --help\n"],
  ])('for %s', async (_what, args, sentence) => {
    const before = snapshot();
    expect(await newRemote(...args)).toEqual({ code: 1, out: '', err: sentence });
    expect(snapshot()).toEqual(before);
  });

  test('by --dry-run, which lists what would be', async () => {
    const before = snapshot();
    const { code, out } = await newRemote('housekeeping', '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('  + mf-housekeeping/remote.json\n');
    expect(out).toContain('  + api/src/housekeeping/housekeeping.repository.ts\n');
    expect(out).toContain('  ~ api/src/app.ts\n');
    expect(snapshot()).toEqual(before);
  });

  test('when a file cannot be written: what was, is taken back', async () => {
    mkdirSync(join(copy, 'package-lock.json.new'));
    const before = snapshot();
    const { code, out, err } = await newRemote('housekeeping', '--files-only');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^Nothing was written: .*package-lock\.json\.new cannot be \(E\w+\)\.\n$/);
    expect(snapshot()).toEqual(before);
    renameSync(join(copy, 'package-lock.json.new'), join(folder, 'aside'));
  });
});

describe('what is written for housekeeping', () => {
  const edited = [
    'packages/contracts/src/endpoints.ts',
    'api/src/app.ts',
    'api/src/testing/matrix/who-may-call.ts',
    'api/src/testing/matrix/matrix-calls.ts',
  ];
  const tool = (name: string) => join(copy, 'node_modules', name);
  const made = () =>
    Object.keys(snapshot())
      .filter((path) => /housekeeping/.test(path))
      .concat(edited.map((path) => join(copy, path)));

  beforeAll(async () => {
    expect(await newRemote('housekeeping', '--files-only')).toMatchObject({ code: 0, err: '' });
  });

  test.each<[string, () => string[]]>([
    ['lint', () => [tool('eslint/bin/eslint.js'), ...made().filter((path) => /\.(tsx?|m?js)$/.test(path))]],
    ['the format', () => [tool('prettier/bin/prettier.cjs'), '--check', '--ignore-unknown', ...made()]],
    [
      'the boundaries',
      () => [
        tool('dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--config', '.dependency-cruiser.cjs', 'mf-housekeeping', 'e2e/mf-housekeeping'],
        ...['packages/contracts', 'api/src/housekeeping', 'api/src/app.ts'],
      ],
    ],
    [
      'its own tests',
      () => [
        tool('jest/bin/jest.js'),
        '-w',
        '1',
        'housekeeping',
        'contracts/src/hostile-values',
        'permission-matrix',
      ],
    ],
  ])(
    'passes %s',
    async (_what, args) => {
      const { code, out, err } = await run(...args());
      expect({ code, said: code === 0 ? '' : out + err }).toEqual({ code: 0, said: '' });
    },
    300_000,
  );

  // They look at the whole project; what is wrong elsewhere is for the project's own checks to say.
  test.each<[string, () => string[], RegExp]>([
    ['the types', () => [tool('typescript/bin/tsc'), '-p', 'tsconfig.json', '--noEmit'], /error TS/],
    ['the search for dead code', () => [tool('knip/bin/knip.js'), '--no-progress'], /./],
  ])(
    'adds nothing to what %s complain about',
    async (_what, args, complaint) => {
      const { out, err } = await run(...args());
      const lines = `${out}\n${err}`.split('\n').filter((line) => complaint.test(line));
      const ours = /housekeeping|contracts\/src\/index|api\/src\/app\.ts/i;
      expect(lines.filter((line) => ours.test(line))).toEqual([]);
    },
    300_000,
  );

  test('is refused a second time', async () => {
    const before = snapshot();
    expect(await newRemote('housekeeping')).toMatchObject({ code: 1, out: '' });
    expect(snapshot()).toEqual(before);
  });
});
