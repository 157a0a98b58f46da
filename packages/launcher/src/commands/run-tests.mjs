import { relative } from 'node:path';
import { installSystemChromium } from '../install/chromium.mjs';
import { ensureInstalled, isInstalled } from '../install/install.mjs';
import { createProgress } from '../progress.mjs';
import { root, workspaceFolders } from '../project.mjs';
import { single, sum } from '../tests/test-results.mjs';
import { affectedGroups, changedFilesSince } from '../tests/affected-groups.mjs';
import { prepareGroups } from '../tests/prepare-groups.mjs';
import { readTestArguments, usage } from '../tests/read-test-arguments.mjs';
import { openResultStore } from '../tests/result-store.mjs';
import { runGroups } from '../tests/run-groups.mjs';
import { selectGroups } from '../tests/select-groups.mjs';
import { storeResults } from '../tests/store-results.mjs';
import { makeTemporaryFolder } from '../tests/temporary-folder.mjs';
import { watchUnitTests } from '../tests/watch-unit-tests.mjs';

/** @typedef {import('../tests/test-results.mjs').Outcome} Outcome */
/** @typedef {import('../tests/read-test-arguments.mjs').TestArguments} TestArguments */
/** @typedef {import('../tests/test-groups.mjs').TestGroup} TestGroup */
/** @typedef {import('../progress.mjs').Progress} Progress */

const maxReasons = 3;

export async function runTests(argv = process.argv.slice(2)) {
  const args = readTestArguments(argv, workspaceFolders());
  if (args.isHelp) return console.log(usage);
  const progress = createProgress();
  if (args.isWatching) {
    await ensureInstalled(progress);
    return watchUnitTests(args);
  }
  const outcome = await collect(progress, args);
  report(progress, outcome);
  process.exitCode = outcome.failed > 0 ? 1 : 0;
}

/**
 * @param {Progress} progress
 * @param {TestArguments} args
 * @returns {Promise<Outcome>}
 */
async function collect(progress, args) {
  const temporary = makeTemporaryFolder();
  try {
    await Promise.all([
      ensureInstalled(progress),
      ...(runsAll(args) && !isInstalled(root) ? [installSystemChromium(progress)] : []),
    ]);
    const prepared = await prepareGroups(progress, (all) => withinReach(all, args));
    const { groups, notes, chromium, toolchain } = prepared;
    for (const note of notes) progress.line(note);
    if (args.shuffleSeed !== undefined)
      progress.line(`Shuffled: add --shuffle=${args.shuffleSeed} to repeat this order.`);
    const { outcome, passed } = await runOrRecall(progress, groups, args, {
      chromium,
      temporaryVariables: temporary.env,
    });
    await storeResults(progress, passed, toolchain);
    return outcome;
  } catch (error) {
    return single('Preparation of the tests', error instanceof Error ? error.message : String(error));
  } finally {
    temporary.remove();
  }
}

/** @param {TestArguments} args */
const runsAll = ({ workspaces, patterns, affectedSince }) =>
  workspaces.length + patterns.length === 0 && affectedSince === undefined;

/**
 * @param {TestGroup[]} all
 * @param {TestArguments} args
 * @returns {Promise<{ groups: TestGroup[], notes: string[] }>}
 */
async function withinReach(all, args) {
  const groups = selectGroups(all, args);
  if (args.affectedSince === undefined) return { groups, notes: [] };
  const affected = affectedGroups(groups, await changedFilesSince(args.affectedSince));
  const reasons = affected.map(({ group, because }) => {
    const more = because.length > maxReasons ? ` and ${because.length - maxReasons} more` : '';
    return `  ${group.id}: ${because.slice(0, maxReasons).join(', ')}${more}`;
  });
  const count = `${affected.length} of ${groups.length} groups depend on what changed since ${args.affectedSince}.`;
  return { groups: affected.map(({ group }) => group), notes: [...reasons, count] };
}

/**
 * @param {Progress} progress
 * @param {TestGroup[]} groups
 * @param {TestArguments} args
 * @param {{ chromium: string | undefined, temporaryVariables: NodeJS.ProcessEnv }} surroundings
 */
async function runOrRecall(progress, groups, { isCached, patterns, shuffleSeed }, surroundings) {
  const store = openResultStore();
  const isWhole = patterns.length === 0;
  const known = groups.map((group) => ({
    group,
    stored: isCached && isWhole ? store.find(group) : undefined,
  }));
  const due = known.filter(({ stored }) => !stored).map(({ group }) => group);
  let unchanged = 0;
  for (const { group, stored } of known) {
    if (!stored) continue;
    unchanged += stored.passed;
    const since = stored.at.slice(0, 16).replace('T', ' ');
    progress.line(`✓ ${group.id}: unchanged since ${since} UTC, ${stored.passed} tests`);
  }
  const results = await runGroups(progress, due, { patterns, shuffleSeed, ...surroundings });
  const ran = sum(results.map(({ outcome }) => outcome));
  // A failure outside all groups may have stopped any of them early.
  const isTrusted = isWhole && results.every(({ group }) => group !== undefined);
  return {
    outcome: { ...ran, passed: ran.passed + unchanged },
    passed: isTrusted ? results.filter(({ outcome }) => outcome.failed === 0 && outcome.passed > 0) : [],
  };
}

/**
 * @param {Progress} progress
 * @param {Outcome} outcome
 */
function report(progress, outcome) {
  const inProject = (/** @type {string} */ name) => (name.startsWith(root) ? relative(root, name) : name);
  if (outcome.slowest.length > 0) progress.line('\nSlowest:');
  for (const { name, ms } of outcome.slowest)
    progress.line(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${inProject(name)}`);
  if (outcome.skipped.length > 0) progress.line('\nSkipped:');
  for (const name of outcome.skipped) progress.line(`  ${inProject(name)}`);
  for (const { name, message } of outcome.failures)
    progress.line(`\n✗ ${name}\n${message.replace(/^/gm, '    ')}`);
  progress.line(`\n${outcome.passed} passed, ${outcome.failed} failed`);
}
