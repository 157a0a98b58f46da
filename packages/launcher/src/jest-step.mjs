import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson, root, toolFile } from './project.mjs';
import { runNodeTool } from './run-tool.mjs';
import { endStep, jestOutcome, single } from './test-results.mjs';

/**
 * Runs the Jest tests of all workspaces in one go.
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<import('./test-results.mjs').Outcome>}
 */
export async function runJest(progress) {
  const step = progress.step('Unit and server tests');
  const folder = mkdtempSync(join(tmpdir(), 'suite-jest-'));
  const report = join(folder, 'report.json');
  let files = 0;
  const { ok, lines } = await runNodeTool(toolFile('jest'), ['--json', `--outputFile=${report}`], {
    cwd: root,
    onLine(line, stop) {
      // Something was left open and Jest would wait for it for ever.
      if (line.startsWith('Jest did not exit')) stop();
      const file = /^(?:PASS|FAIL)\s+(?:\S+\s+)?(\S+\.test\.\w+)/.exec(line)?.[1];
      if (file) step.update(`${++files} files, ${file}`);
    },
  });
  try {
    const outcome = jestOutcome(readJson(report));
    if (!ok && outcome.failed === 0) return endStep(step, single('Jest', lines.slice(-30).join('\n')));
    return endStep(step, outcome);
  } catch {
    return endStep(step, single('Jest', `No report was written.\n${lines.slice(-30).join('\n')}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
