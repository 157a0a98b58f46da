import { join } from 'node:path';
import { root, toolFile, workspaceFolders } from './project.mjs';
import { runNodeTool } from './run-tool.mjs';

/** @typedef {{ title: string, ok: boolean, lines: string[] }} CheckResult */

const cache = join('node_modules', '.cache');
const most = 2;

/** What must hold everywhere, and the tool that says so. */
const checks = [
  {
    title: 'types',
    tool: () => toolFile('typescript', 'tsc'),
    args: () => [
      '-p',
      'tsconfig.json',
      '--incremental',
      '--tsBuildInfoFile',
      join(cache, 'types.tsbuildinfo'),
    ],
  },
  {
    title: 'lint',
    tool: () => toolFile('eslint'),
    args: () => ['.', '--max-warnings=0'],
  },
  {
    title: 'boundaries',
    tool: () => toolFile('dependency-cruiser', 'depcruise'),
    args: () => ['--config', '.dependency-cruiser.cjs', ...workspaceFolders()],
  },
  { title: 'dead code', tool: () => toolFile('knip'), args: () => ['--no-progress'] },
  { title: 'one version per dependency', tool: () => toolFile('sherif'), args: () => [] },
  {
    title: 'format',
    tool: () => toolFile('prettier'),
    args: () => [
      '--check',
      '.',
      '--cache',
      '--cache-location',
      join(cache, 'prettier.json'),
      '--log-level=warn',
    ],
  },
];

/**
 * Runs all checks, two at a time, and shows what the failed ones said.
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<CheckResult[]>}
 */
export async function runAllChecks(progress) {
  /** @type {CheckResult[]} */
  const results = [];
  const waiting = [...checks];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      results.push(await runCheck(check, progress));
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}

/**
 * @param {(typeof checks)[number]} check
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<CheckResult>}
 */
async function runCheck({ title, tool, args }, progress) {
  const step = progress.step(`Check ${title}`);
  const { ok, lines } = await runNodeTool(tool(), args(), { cwd: root });
  if (ok) step.done();
  else {
    step.failed();
    for (const line of lines) progress.line(`    ${line}`);
  }
  return { title, ok, lines };
}
