/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {{ name: string, message: string }[]} failures
 */

/**
 * A step that passed or failed as one.
 * @param {string} name
 * @param {string} [problem]
 * @returns {Outcome}
 */
export function single(name, problem) {
  if (problem === undefined) return { passed: 1, failed: 0, failures: [] };
  return { passed: 0, failed: 1, failures: [{ name, message: problem }] };
}

/**
 * Reads the report of Jest's `--json`. A file that could not run counts as one failure.
 * @param {any} report
 * @returns {Outcome}
 */
export function jestOutcome(report) {
  const failures = report.testResults.flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [{ name: file.name, message: file.message }];
    return failed.map((/** @type {any} */ test) => ({
      name: `${file.name} › ${test.fullName}`,
      message: test.failureMessages.join('\n'),
    }));
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/**
 * Reads the report of Playwright's json reporter. A test that only passed when repeated counts as failed.
 * @param {any} report
 * @returns {Outcome}
 */
export function playwrightOutcome(report) {
  const failures = report.errors.map((/** @type {any} */ error) => ({
    name: 'browser tests',
    message: error.message,
  }));
  for (const spec of report.suites.flatMap(specsOf)) {
    for (const test of spec.tests) {
      if (test.status === 'expected' || test.status === 'skipped') continue;
      const errors = test.results.flatMap((/** @type {any} */ result) => result.errors ?? []);
      const message = errors.map((/** @type {any} */ error) => error.message).join('\n');
      failures.push({ name: `${spec.file}:${spec.line} › ${spec.title}`, message });
    }
  }
  return { passed: report.stats.expected, failed: failures.length, failures };
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
  };
}

/**
 * Closes a step with its counts.
 * @param {import('./progress.mjs').Step} step
 * @param {Outcome} outcome
 */
export function endStep(step, outcome) {
  const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
  if (outcome.failed === 0) step.done(counts);
  else step.failed(counts);
  return outcome;
}
