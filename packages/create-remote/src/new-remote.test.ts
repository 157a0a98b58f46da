import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { copyProject } from './testing/copy-project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'suite-new-remote-'));
const copy = join(folder, 'project');

interface Ended {
  code: number;
  out: string;
  err: string;
}

function run(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy, maxBuffer: 2 ** 26 }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });
}

const newRemote = (...args: string[]) => run('packages/create-remote/src/new-remote.mjs', ...args);

/** Returns contents by path, without links and builds. */
function snapshot(): Record<string, string> {
  const files = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[/\\](node_modules|dist)[/\\]/.test(path));
  return Object.fromEntries(
    files.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

interface JestReport {
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** Tests over all calls run in this project for other features, not in its copy. */
const exceptOtherCalls =
  '^(?!.*(takes or refuses whatever is sent|is (answered to exactly those|not answered without)))|housekeeping|Housekeeping';
const proofsAboutAllCalls = [
  /^the table and the calls speak of what there is$/,
  /^list-housekeeping-entries is answered to exactly those of the table/,
  /^list-housekeeping-entries is not answered without a valid session/,
  /^create-housekeeping-entry is answered to exactly those of the table/,
  /^create-housekeeping-entry is not answered without a valid session/,
  /^query of listHousekeepingEntriesEndpoint\.page takes or refuses/,
  /^body of createHousekeepingEntryEndpoint\b.*\.name takes or refuses/,
];

/**
 * Limits the TypeScript project to these files, since the linter would read all of it. @returns restores the project
 * @returns what makes it whole again
 */
function narrowProject(files: string[]): () => void {
  const file = join(copy, 'tsconfig.json');
  const whole = join(copy, 'tsconfig.whole.json');
  const declarations = [
    // Other remotes are excluded, because turbo.json does not rerun this test when they change.
    'packages/**/*.d.ts',
    'api/src/**/fastify-types.ts',
    'packages/testing/src/jest/browser-setup.ts',
  ];
  renameSync(file, whole);
  writeFileSync(
    file,
    JSON.stringify({ extends: './tsconfig.whole.json', include: [...files, ...declarations] }),
  );
  return () => renameSync(whole, file);
}

beforeAll(() => copyProject(copy));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('nothing is written', () => {
  // Other tests may have created housekeeping already.
  const unwritten = 'laundry';

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
    const { code, out } = await newRemote(unwritten, '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain(`  + mf-${unwritten}/remote.json\n`);
    expect(out).toContain(`  + api/src/${unwritten}/${unwritten}.repository.ts\n`);
    expect(out).toContain('  ~ api/src/app.ts\n');
    expect(snapshot()).toEqual(before);
  });

  test('when a file cannot be written: what was, is taken back', async () => {
    mkdirSync(join(copy, 'package-lock.json.new'));
    const before = snapshot();
    const { code, out, err } = await newRemote(unwritten, '--files-only');
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
    'packages/lint-rules/src/tables/table-owners.ts',
    '.github/CODEOWNERS',
    '.github/workflows/test.yml',
  ];
  const tool = (name: string) => join(copy, 'node_modules', name);
  const textOf = (path: string) => readFileSync(join(copy, path), 'utf8');
  let made: string[];
  let linesBefore: string[][];

  beforeAll(async () => {
    const before = snapshot();
    linesBefore = edited.map((path) => textOf(path).split('\n'));
    expect(await newRemote('housekeeping', '--files-only')).toMatchObject({ code: 0, err: '' });
    made = Object.keys(snapshot())
      .filter((path) => before[path] === undefined)
      .concat(edited.map((path) => join(copy, path)));
  });

  test('leaves every line in place that stood in the files it edits', () => {
    edited.forEach((path, index) => {
      const lines = textOf(path).split('\n');
      const kept = linesBefore[index]?.filter((line) => {
        const at = lines.indexOf(line);
        return at !== -1 && lines.splice(0, at + 1).length > 0;
      });
      expect(kept).toEqual(linesBefore[index]);
    });
  });

  test('passes lint, and its types fit together', async () => {
    const files = made.filter((path) => /\.(tsx?|m?js)$/.test(path));
    const restore = narrowProject(files);
    try {
      const { code, out, err } = await run(
        ...[tool('oxlint/bin/oxlint'), '--type-check', '-c', 'oxlint.config.mjs', ...files],
      );
      expect({ code, said: code === 0 ? '' : out + err }).toEqual({ code: 0, said: '' });
    } finally {
      restore();
    }
  }, 300_000);

  test.each<[string, () => string[]]>([
    ['the format', () => [tool('oxfmt/bin/oxfmt'), '--check', ...made]],
    [
      'the boundaries',
      () => [
        tool('dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--config', '.dependency-cruiser.cjs', 'mf-housekeeping', 'e2e/mf-housekeeping'],
        ...['packages/contracts', 'api/src/housekeeping', 'api/src/app.ts'],
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

  test('passes its own tests, and those of the project that go through all calls', async () => {
    const { code, out, err } = await run(
      ...[tool('jest/bin/jest.js'), '-w', '1', '--json', '--projects', 'api', 'mf-housekeeping'],
      ...['packages/contracts', '--testTimeout', '30000', '--testNamePattern', exceptOtherCalls],
      ...['--testPathPatterns', '/(mf-|api/src/|contracts/src/)housekeeping/'],
      ...['/contracts/src/hostile-values', '/api/src/http/endpoints/permission-matrix'],
    );
    expect({ code, said: code === 0 ? '' : err }).toEqual({ code: 0, said: '' });
    const { testResults } = JSON.parse(out) as JestReport;
    const files = testResults.map(({ name }) => relative(copy, name));
    const ofFeature = made.filter((path) => /\.test\.tsx?$/.test(path)).map((path) => relative(copy, path));
    expect(ofFeature.length).toBeGreaterThan(6);
    expect(files).toEqual(expect.arrayContaining(ofFeature));
    const passed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => fullName);
    for (const proof of proofsAboutAllCalls) expect(passed).toContainEqual(expect.stringMatching(proof));
  }, 300_000);

  test('adds nothing to what the search for dead code complains about', async () => {
    const workspaces = ['api', 'mf-housekeeping', 'packages/contracts'];
    const { out, err } = await run(
      ...[tool('knip/bin/knip.js'), '--no-progress', ...workspaces.flatMap((folder) => ['-W', folder])],
    );
    // The check covers the whole project; problems elsewhere belong to its own checks.
    const ours = /housekeeping|contracts\/src\/index|api\/src\/app\.ts|testing\/matrix/i;
    expect(`${out}\n${err}`.split('\n').filter((line) => ours.test(line))).toEqual([]);
  }, 300_000);

  test('is refused a second time', async () => {
    const before = snapshot();
    expect(await newRemote('housekeeping')).toMatchObject({ code: 1, out: '' });
    expect(snapshot()).toEqual(before);
  });
});
