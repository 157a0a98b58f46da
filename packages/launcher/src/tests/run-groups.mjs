import { runBrowserTests } from '../browser-step.mjs';
import { buildAll } from '../build.mjs';
import { runAllChecks } from '../checks.mjs';
import { runJest } from '../jest-step.mjs';
import { single, sum } from '../test-results.mjs';
import { testEnvironment } from './test-environment.mjs';

/** @typedef {import('../test-results.mjs').Outcome} Outcome */
/** @typedef {import('./test-groups.mjs').TestGroup} TestGroup */

/**
 * @typedef {object} GroupResult
 * @property {TestGroup | undefined} group undefined for what failed outside all groups
 * @property {Outcome} outcome
 */

/**
 * Runs groups of tests, all of a kind in one process, and tells how each of them ended.
 * @param {import('../progress.mjs').Progress} progress
 * @param {readonly TestGroup[]} groups
 * @param {{ patterns: string[], chromium: string | undefined }} options
 * @returns {Promise<GroupResult[]>}
 */
export async function runGroups(progress, groups, { patterns, chromium }) {
  const checks = groups.filter(({ kind }) => kind === 'check');
  const units = groups.filter(({ kind }) => kind === 'unit');
  const browser = groups.filter(({ kind }) => kind === 'browser');
  /** @type {GroupResult[]} */
  const results = [];
  if (checks.length > 0) results.push({ group: checks[0], outcome: await checkOutcome(progress) });
  if (units.length > 0) {
    const folders = units.map(({ name }) => name);
    const outcomes = await runJest(progress, { folders, patterns, env: testEnvironment(units) });
    results.push(...byGroup(units, outcomes));
  }
  if (browser.length > 0 && chromium !== undefined)
    results.push(...(await browserResults(progress, browser, patterns, chromium)));
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
 * @param {string[]} patterns
 * @param {string} chromium
 * @returns {Promise<GroupResult[]>}
 */
async function browserResults(progress, groups, patterns, chromium) {
  try {
    await buildAll(progress);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ group: undefined, outcome: single('Build', message) }];
  }
  const folders = groups.map(({ name }) => name);
  const env = testEnvironment(groups);
  return byGroup(groups, await runBrowserTests(progress, { folders, patterns, chromium, env }));
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
