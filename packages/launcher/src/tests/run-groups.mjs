import { runBrowserTests } from './browser-step.mjs';
import { buildAll } from '../workspace-builds/build.mjs';
import { runAllChecks } from '../checks/checks.mjs';
import { runNodeTool } from '../processes/run-tool.mjs';
import { root, toolFile } from '../project.mjs';
import { runJest } from './jest-step.mjs';
import { single, sum } from './test-results.mjs';
import { testEnvironment } from './test-environment.mjs';

/** @typedef {import('./test-results.mjs').Outcome} Outcome */
/** @typedef {import('./test-groups.mjs').TestGroup} TestGroup */

/**
 * @typedef {object} GroupResult
 * @property {TestGroup | undefined} group undefined for failures outside all groups
 * @property {Outcome} outcome
 */

/**
 * @typedef {object} RunOptions
 * @property {string[]} patterns
 * @property {number | undefined} shuffleSeed
 * @property {string | undefined} chromium
 * @property {NodeJS.ProcessEnv} temporaryVariables lead tests to the temporary folder
 */

/**
 * @param {import('../progress.mjs').Progress} progress
 * @param {readonly TestGroup[]} groups
 * @param {RunOptions} options
 * @returns {Promise<GroupResult[]>}
 */
export async function runGroups(progress, groups, { chromium, temporaryVariables, ...options }) {
  const checks = groups.filter(({ kind }) => kind === 'check');
  const units = groups.filter(({ kind }) => kind === 'unit');
  const browser = groups.filter(({ kind }) => kind === 'browser');
  /** @type {GroupResult[]} */
  const results = [];
  if (checks.length > 0) results.push({ group: checks[0], outcome: await checkOutcome(progress) });
  if (units.length > 0) {
    const unbuilt = await failedBuild(progress, [...new Set(units.flatMap(({ builds }) => builds))]);
    if (unbuilt) results.push({ group: undefined, outcome: unbuilt });
    const folders = units.map(({ name }) => name);
    const env = { ...testEnvironment(units), ...temporaryVariables };
    const outcomes = await runJest(progress, { ...options, folders, env });
    results.push(...byGroup(units, outcomes));
  }
  if (browser.length > 0 && chromium !== undefined)
    results.push(...(await browserResults(progress, browser, { ...options, chromium, temporaryVariables })));
  return results;
}

/**
 * @param {import('../progress.mjs').Progress} progress
 * @returns {Promise<Outcome>}
 */
async function checkOutcome(progress) {
  const checks = await runAllChecks(progress);
  return sum(
    checks.map(({ title, ok }) => single(`Check ${title}`, ok ? undefined : 'Its output is above.')),
  );
}

/**
 * @param {import('../progress.mjs').Progress} progress
 * @param {readonly TestGroup[]} groups
 * @param {RunOptions & { chromium: string }} options
 * @returns {Promise<GroupResult[]>}
 */
async function browserResults(progress, groups, { temporaryVariables, ...options }) {
  const unbuilt = await failedBuild(progress);
  if (unbuilt) return [{ group: undefined, outcome: unbuilt }];
  const folders = groups.map(({ name }) => name);
  const env = { ...testEnvironment(groups), ...temporaryVariables };
  const sizes = await sizesOutcome(progress);
  const outcomes = await runBrowserTests(progress, { ...options, folders, env });
  // A failure outside all groups would keep results of the others from being stored.
  return [...byGroup(groups, outcomes), ...(sizes ? [{ group: groups[0], outcome: sizes }] : [])];
}

/**
 * @param {import('../progress.mjs').Progress} progress
 * @param {readonly string[]} [workspaces] all by default
 * @returns {Promise<Outcome | undefined>} undefined if the build succeeded
 */
async function failedBuild(progress, workspaces) {
  if (workspaces?.length === 0) return undefined;
  try {
    await buildAll(progress, workspaces);
    return undefined;
  } catch (error) {
    return single('Build', error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {import('../progress.mjs').Progress} progress
 * @returns {Promise<Outcome | undefined>} undefined within the limits: this is not counted as a test
 */
async function sizesOutcome(progress) {
  const step = progress.step('Check sizes');
  const { ok, lines } = await runNodeTool(toolFile('size-limit'), [], { cwd: root });
  if (ok) return void step.done();
  step.failed();
  return single('Sizes of the builds', [...lines, 'The limits are in .size-limit.mjs.'].join('\n'));
}

/**
 * @param {readonly TestGroup[]} groups
 * @param {Map<string, Outcome>} outcomes by the groups' names
 * @returns {GroupResult[]}
 */
function byGroup(groups, outcomes) {
  return [...outcomes].map(([name, outcome]) => ({
    group: groups.find((group) => group.name === name),
    outcome,
  }));
}
