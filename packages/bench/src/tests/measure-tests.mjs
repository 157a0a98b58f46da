import { execFile } from 'node:child_process';
import { appendFile, mkdir } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BenchFailure } from '../bench-failure.mjs';
import { ratio, seconds } from '../figures/formats.mjs';
import { atMost } from '../figures/wanted.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { projectRoot } from '../project-root.mjs';
import { runProjectCommand } from './run-project-command.mjs';

const execute = promisify(execFile);
const editedFile = join('mf-bookings', 'src', 'routes.tsx');

/** The commands that are measured, in their order: each finds what the ones before it left behind. */
const commands = [
  { key: 'all', title: 'npm test, fresh clone', args: ['test'], wantedMs: 15 * 60_000 },
  {
    key: 'unchanged',
    title: 'npm test, second clone, nothing changed',
    args: ['test'],
    wantedMs: 2 * 60_000,
  },
  { key: 'check', title: 'npm run check, without caches', args: ['run', 'check'], wantedMs: 60_000 },
  { key: 'checkEdited', title: 'npm run check, one file edited', args: ['run', 'check'], wantedMs: 15_000 },
  {
    key: 'affected',
    title: 'npm test -- --affected, one file of a remote edited',
    args: ['test', '--', '--affected', 'HEAD'],
    wantedMs: 3 * 60_000,
  },
];

/**
 * Measures the commands by which the project is tested, in clones of the last commit.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureTests() {
  const folder = await temporaryFolder();
  const env = await emptyCaches(folder.path);
  const [first, second] = ['first', 'second'].map((name) => join(folder.path, name));
  if (first === undefined || second === undefined) throw new Error('Two clones are needed');
  await clone(first);
  /** @type {Record<string, Awaited<ReturnType<typeof runProjectCommand>>>} */
  const figures = {};
  for (const { key, title, args } of commands) {
    console.log(`\nTests: ${title} …`);
    if (key === 'unchanged') await clone(second);
    // An addition that the formatter leaves alone.
    if (key === 'checkEdited') await appendFile(join(second, editedFile), '// One line more.\n');
    figures[key] = await runProjectCommand(key === 'all' ? first : second, args, env);
  }
  await folder.remove();
  const rowOf = (/** @type {(typeof commands)[number]} */ { key, title, wantedMs }) => {
    const ms = figures[key]?.ms ?? Number.NaN;
    return [title, ratio(ms / wantedMs), seconds(ms), figures[key]?.lastLine ?? ''];
  };
  return {
    name: 'tests',
    title: 'Tests: how long a developer waits',
    wanted: commands.map(({ key, title, wantedMs }) =>
      atMost(title, figures[key]?.ms ?? Number.NaN, wantedMs, seconds),
    ),
    tables: [
      {
        title: 'Commands',
        columns: ['', 'of the wanted', 'wall clock', 'result'],
        rows: commands.map(rowOf),
      },
      {
        title: 'Phases of npm test in a fresh clone',
        columns: ['', 'wall clock'],
        rows: (figures['all']?.phases ?? []).map(({ title, ms }) => [title, seconds(ms)]),
      },
    ],
    notes: [
      `${cpus().length} processors. npm’s cache, the temporary folder and the folder of results were empty before the first command.`,
      'Checks run two at a time; their figures overlap.',
    ],
    figures,
  };
}

/** @param {string} folder */
async function emptyCaches(folder) {
  const env = {
    npm_config_cache: join(folder, 'npm'),
    SUITE_CACHE_DIR: join(folder, 'cache'),
    TMPDIR: join(folder, 'tmp'),
  };
  await mkdir(env.TMPDIR);
  return env;
}

/** @param {string} folder */
async function clone(folder) {
  await execute('git', ['clone', '--quiet', projectRoot, folder]).catch((/** @type {Error} */ error) => {
    throw new BenchFailure(`The project could not be cloned: ${error.message}`);
  });
}
