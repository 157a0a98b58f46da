/**
 * @typedef {object} TimedTest
 * @property {string} name
 * @property {number} ms
 */

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {{ name: string, message: string }[]} failures
 * @property {string[]} skipped titles, which contain the reason
 * @property {TimedTest[]} slowest
 */

const maxSlowest = 10;

/**
 * @param {string} name
 * @param {string} [problem]
 * @returns {Outcome}
 */
export function single(name, problem) {
  if (problem === undefined) return { passed: 1, failed: 0, failures: [], skipped: [], slowest: [] };
  return { passed: 0, failed: 1, failures: [{ name, message: problem }], skipped: [], slowest: [] };
}

/**
 * Reads Jest's `--json` report. A file that could not run counts as one failure.
 * @param {any} report
 * @param {(file: string) => string} groupOf
 * @returns {Map<string, Outcome>}
 */
export function jestOutcomes(report, groupOf) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  for (const file of report.testResults) {
    const group = groupOf(file.name);
    outcomes.set(group, sum([outcomes.get(group) ?? sum([]), fileOutcome(file)]));
  }
  return outcomes;
}

/**
 * @param {any} file
 * @returns {Outcome}
 */
function fileOutcome(file) {
  const withStatus = (/** @type {string} */ status) =>
    file.assertionResults.filter((/** @type {any} */ test) => test.status === status);
  const failed = withStatus('failed');
  const slowest = [{ name: file.name, ms: file.endTime - file.startTime }];
  const passed = withStatus('passed').length;
  const skipped = withStatus('pending').map((/** @type {any} */ test) => `${file.name} › ${test.fullName}`);
  if (failed.length === 0 && file.status === 'failed')
    return { passed, failed: 1, failures: [{ name: file.name, message: file.message }], skipped, slowest };
  const failures = failed.map((/** @type {any} */ test) => ({
    name: `${file.name} › ${test.fullName}`,
    message: test.failureMessages.join('\n'),
  }));
  return { passed, failed: failures.length, failures, skipped, slowest };
}

/**
 * Tests that passed only on a retry count as failed; failures outside all tests belong to the folder ''.
 * @param {any} report
 * @returns {Map<string, Outcome>}
 */
export function playwrightOutcomes(report) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  const add = (/** @type {string} */ folder, /** @type {Outcome} */ outcome) =>
    outcomes.set(folder, sum([outcomes.get(folder) ?? sum([]), outcome]));
  for (const error of report.errors) add('', single('browser tests', error.message));
  for (const spec of report.suites.flatMap(specsOf))
    for (const test of spec.tests) add(spec.file.split('/')[0], testOutcome(spec, test));
  return outcomes;
}

/**
 * @param {any} spec
 * @param {any} test
 * @returns {Outcome}
 */
function testOutcome(spec, test) {
  const name = `${spec.file}:${spec.line} › ${spec.title}`;
  if (test.status === 'skipped') return { ...sum([]), skipped: [name] };
  const ms = test.results.reduce(
    (/** @type {number} */ total, /** @type {any} */ result) => total + (result.duration ?? 0),
    0,
  );
  if (test.status === 'expected') return { ...single(name), slowest: [{ name, ms }] };
  const errors = test.results.flatMap((/** @type {any} */ result) => result.errors ?? []);
  return single(name, errors.map((/** @type {any} */ error) => error.message).join('\n'));
}

/**
 * @param {any} suite
 * @returns {any[]}
 */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/**
 * @param {Outcome[]} outcomes
 * @returns {Outcome}
 */
export function sum(outcomes) {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
    slowest: outcomes
      .flatMap(({ slowest }) => slowest)
      .sort((one, other) => other.ms - one.ms)
      .slice(0, maxSlowest),
  };
}

/**
 * @param {import('../progress.mjs').Progress} progress
 * @param {import('../progress.mjs').Step} step
 * @param {Outcome} outcome
 */
export function endStep(progress, step, outcome) {
  const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
  if (outcome.failed === 0) step.done(counts);
  else step.failed(counts);
  for (const { name } of outcome.failures) progress.line(`    ${name}`);
}
