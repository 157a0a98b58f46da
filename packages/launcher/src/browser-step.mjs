import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { readJson, root, toolFile } from './project.mjs';
import { runNodeTool } from './run-tool.mjs';
import { endStep, playwrightOutcome, single } from './test-results.mjs';

/**
 * Runs the Playwright tests against the built project.
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<import('./test-results.mjs').Outcome>}
 */
export async function runBrowserTests(progress) {
  const chromium = await ensureChromium(progress);
  const step = progress.step('Browser tests');
  const folder = mkdtempSync(join(tmpdir(), 'suite-browser-'));
  const report = join(folder, 'report.json');
  const { ok, lines } = await runNodeTool(
    toolFile('@playwright/test', 'playwright'),
    ['test', '--reporter=line,json'],
    {
      cwd: join(root, 'e2e'),
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      onLine(line) {
        const test = /^\[(\d+\/\d+)\]/.exec(line)?.[1];
        if (test) step.update(test);
      },
    },
  );
  try {
    const outcome = playwrightOutcome(readJson(report));
    const said = lines.slice(-30).join('\n');
    if (outcome.failed === 0 && (!ok || outcome.passed === 0))
      return endStep(step, single('Browser tests', said));
    return endStep(step, outcome);
  } catch {
    return endStep(step, single('Browser tests', `No report was written.\n${lines.slice(-30).join('\n')}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
