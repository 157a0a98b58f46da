import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson, root, toolFile } from '../project.mjs';
import { runNodeTool } from '../processes/run-tool.mjs';
import { endStep, playwrightOutcomes, single, sum } from './test-results.mjs';

/** @typedef {import('./test-results.mjs').Outcome} Outcome */

/**
 * @param {import('../progress.mjs').Progress} progress
 * @param {{ folders: string[], patterns?: string[], shuffleSeed?: number | undefined, chromium: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<Map<string, Outcome>>} by folder; '' for failures outside all tests
 */
export async function runBrowserTests(progress, { folders, patterns = [], shuffleSeed, chromium, env }) {
  const step = progress.step('Browser tests');
  const folder = mkdtempSync(join(tmpdir(), 'suite-browser-'));
  const report = join(folder, 'report.json');
  const { ok, lines } = await runNodeTool(
    toolFile('@playwright/test', 'playwright'),
    [
      'test',
      '--reporter=line,json',
      ...(shuffleSeed === undefined ? [] : [`--shuffle=${shuffleSeed}`]),
      ...folders.flatMap((folder) => filtersOf(folder, patterns)),
    ],
    {
      cwd: join(root, 'e2e'),
      baseEnv: env,
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      onLine(line) {
        const test = /^\[(\d+\/\d+)\]/.exec(line)?.[1];
        if (test) step.update(test);
      },
    },
  );
  const outcomes = readReport();
  rmSync(folder, { recursive: true });
  endStep(progress, step, sum([...outcomes.values()]));
  return outcomes;

  function readReport() {
    const lastLines = lines.slice(-30).join('\n');
    try {
      const found = playwrightOutcomes(readJson(report));
      const { passed, failed } = sum([...found.values()]);
      if (failed === 0 && (!ok || passed === 0)) found.set('', single('Browser tests', lastLines));
      return found;
    } catch {
      return new Map([['', single('Browser tests', `No report was written.\n${lastLines}`)]]);
    }
  }
}

/**
 * @param {string} folder
 * @param {string[]} patterns
 */
function filtersOf(folder, patterns) {
  const within = `[\\\\/]e2e[\\\\/](?=${folder}[\\\\/])`;
  return patterns.length > 0 ? patterns.map((pattern) => `${within}.*${pattern}`) : [within];
}
