import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, toolFile, workspaceFolders } from '../project.mjs';
import { runNodeTool } from '../processes/run-tool.mjs';

/** @typedef {{ title: string, ok: boolean, lines: string[] }} CheckResult */

/**
 * @typedef {object} Check
 * @property {string} title
 * @property {() => string} tool
 * @property {() => string[] | undefined} args undefined if there is nothing to check
 * @property {NodeJS.ProcessEnv} [env]
 */

const most = 2;
/** Limiting oxlint's threads saves 15 s of 39 s on two processors, since each repeats type checks. */
const goSettings = {
  GOMAXPROCS: String(Math.max(1, Math.floor(availableParallelism() / most))),
  GOGC: '300',
};

/** @returns {Check[]} */
const listChecks = () => [
  {
    title: 'format',
    tool: () => toolFile('oxfmt'),
    args: () => ['--check', '.'],
  },
  {
    title: 'lint',
    tool: () => toolFile('oxlint'),
    args: () => ['-c', 'oxlint.config.mjs', '.'],
    env: goSettings,
  },
  {
    title: 'types',
    tool: () => toolFile('typescript-native', 'tsc'),
    // Each checker of tsc works independently; two use 50 % more processor time.
    args: () => ['-p', 'tsconfig.json', '--singleThreaded'],
    env: goSettings,
  },
  {
    title: 'boundaries',
    tool: () => join(root, 'packages', 'lint-rules', 'src', 'boundaries', 'check-boundaries.mjs'),
    args: () => workspaceFolders(),
  },
  { title: 'dead code', tool: () => toolFile('knip'), args: () => ['--no-progress'] },
  {
    title: 'commit messages',
    tool: () => toolFile('@commitlint/cli', 'commitlint'),
    args: branchCommits,
  },
  { title: 'one version per dependency', tool: () => toolFile('sherif'), args: () => [] },
];

/** An unpacked archive has no commits, and a copy without a remote has no `origin/main`. */
function branchCommits() {
  const knows = (/** @type {string} */ name) =>
    spawnSync('git', ['rev-parse', '--verify', '--quiet', name], { cwd: root }).status === 0;
  if (knows('origin/main')) return ['--from', 'origin/main'];
  return knows('HEAD') ? ['--last'] : undefined;
}

/**
 * @param {import('../progress.mjs').Progress} progress
 * @returns {Promise<CheckResult[]>}
 */
export async function runAllChecks(progress) {
  /** @type {CheckResult[]} */
  const results = [];
  const waiting = listChecks();
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      results.push(await runCheck(check, progress));
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}

/**
 * @param {Check} check
 * @param {import('../progress.mjs').Progress} progress
 * @returns {Promise<CheckResult>}
 */
async function runCheck({ title, tool, args, env = {} }, progress) {
  const step = progress.step(`Check ${title}`);
  const given = args();
  const { ok, lines } = given
    ? await runNodeTool(tool(), given, { cwd: root, env })
    : { ok: true, lines: [] };
  if (ok) step.done();
  else {
    step.failed();
    for (const line of lines) progress.line(`    ${line}`);
  }
  return { title, ok, lines };
}
