import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runBrowserTests } from '../browser-step.mjs';
import { buildAll } from '../build.mjs';
import { runAllChecks } from '../checks.mjs';
import { ensureInstalled } from '../install.mjs';
import { runJest } from '../jest-step.mjs';
import { createProgress } from '../progress.mjs';
import { root } from '../project.mjs';
import { runNodeTool } from '../run-tool.mjs';
import { single, sum } from '../test-results.mjs';

/** @typedef {import('../test-results.mjs').Outcome} Outcome */

/** `npm test`: everything there is to test, so that one run tells all; the last line counts. */
export async function runTests() {
  const progress = createProgress();
  const outcome = sum(await collect(progress));
  for (const { name, message } of outcome.failures)
    progress.line(`\n✗ ${name}\n${message.replace(/^/gm, '    ')}`);
  progress.line(`${outcome.failed > 0 ? '\n' : ''}${outcome.passed} passed, ${outcome.failed} failed`);
  process.exitCode = outcome.failed > 0 ? 1 : 0;
}

/**
 * @param {import('../progress.mjs').Progress} progress
 * @returns {Promise<Outcome[]>}
 */
async function collect(progress) {
  const installed = await attempt('Installation', async () => {
    await ensureInstalled(progress);
  });
  if (installed.failed > 0) return [installed];
  const checks = await runAllChecks(progress);
  const outcomes = checks.map(({ title, ok }) =>
    single(`Check ${title}`, ok ? undefined : 'Its output is above.'),
  );
  outcomes.push(await runJest(progress));
  const built = await attempt('Build', () => buildAll(progress));
  if (built.failed > 0) return [...outcomes, built];
  outcomes.push(await attemptTests('Browser tests', () => runBrowserTests(progress)));
  await endTests();
  return outcomes;
}

/**
 * A step that only counts when it fails.
 * @param {string} name
 * @param {() => Promise<void>} work
 */
const attempt = (name, work) =>
  attemptTests(name, async () => {
    await work();
    return sum([]);
  });

/**
 * @param {string} name
 * @param {() => Promise<Outcome>} work
 * @returns {Promise<Outcome>}
 */
async function attemptTests(name, work) {
  try {
    return await work();
  } catch (error) {
    return single(name, error instanceof Error ? error.message : String(error));
  }
}

/** The database the tests shared would wait for more tests a little longer. */
async function endTests() {
  const program = join(root, 'packages', 'database', 'dist', 'testing', 'end-tests.js');
  if (existsSync(program)) await runNodeTool(program, [], { cwd: root });
}
