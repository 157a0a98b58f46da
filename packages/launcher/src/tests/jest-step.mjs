import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { jestSettings } from './jest-settings.mjs';
import { readJson, root, toolFile } from '../project.mjs';
import { runTool } from '../processes/run-tool.mjs';
import { endStep, jestOutcomes, single, sum } from './test-results.mjs';

/** @typedef {import('./test-results.mjs').Outcome} Outcome */

const nodeOptions = [
  // A young generation of 64 MB needs fewer garbage collections (docs/decisions/0055-test-runs.md).
  '--max-semi-space-size=64',
  // Functions are optimized after this many bytes of bytecode; most tests end before that pays off (docs/decisions/0055-test-runs.md).
  '--interrupt-budget=1000000',
];

/** @param {string[]} folders */
export function jestArguments(folders) {
  return [
    ...nodeOptions,
    toolFile('jest'),
    // `--projects` consumes all arguments up to the next option.
    '--projects',
    ...folders.map((folder) => join(root, folder)),
    `--maxWorkers=${jestSettings.maxWorkers}`,
    `--testTimeout=${jestSettings.testTimeout}`,
    // Jest's default cache would be inside TMPDIR, which is removed after the run.
    `--cacheDirectory=${join(tmpdir(), `jest_${process.getuid?.().toString(36) ?? ''}`)}`,
  ];
}

/** @param {string[]} patterns */
export const patternArguments = (patterns) =>
  patterns.length > 0 ? ['--testPathPatterns', ...patterns] : [];

/**
 * @param {import('../progress.mjs').Progress} progress
 * @param {{ folders: string[], patterns?: string[], shuffleSeed?: number | undefined, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<Map<string, Outcome>>} by folder; '' for failures outside all tests
 */
export async function runJest(progress, { folders, patterns = [], shuffleSeed, env }) {
  const step = progress.step('Unit and server tests');
  const reportFolder = mkdtempSync(join(tmpdir(), 'suite-jest-'));
  const report = join(reportFolder, 'report.json');
  let files = 0;
  const { ok, lines } = await runTool(
    process.execPath,
    [
      ...jestArguments(folders),
      '--json',
      `--outputFile=${report}`,
      ...(shuffleSeed === undefined ? [] : ['--randomize', `--seed=${shuffleSeed}`]),
      ...patternArguments(patterns),
    ],
    {
      cwd: root,
      baseEnv: env,
      onLine(line, stop) {
        // Jest would wait forever for an open handle.
        if (line.startsWith('Jest did not exit')) stop();
        const file = /^(?:PASS|FAIL)\s+(?:\S+\s+)?(\S+\.test\.\w+)/.exec(line)?.[1];
        if (file) step.update(`${++files} files, ${file}`);
      },
    },
  );
  const outcomes = readReport();
  rmSync(reportFolder, { recursive: true });
  endStep(progress, step, sum([...outcomes.values()]));
  return outcomes;

  function readReport() {
    const lastLines = lines.slice(-30).join('\n');
    try {
      const found = jestOutcomes(readJson(report), (file) => folderOf(file, folders));
      const hasFailure = [...found.values()].some(({ failed }) => failed > 0);
      if (!ok && !hasFailure) found.set('', single('Jest', lastLines));
      return found;
    } catch {
      return new Map([['', single('Jest', `No report was written.\n${lastLines}`)]]);
    }
  }
}

/**
 * @param {string} file
 * @param {string[]} folders
 */
function folderOf(file, folders) {
  const path = relative(root, file).split(sep).join('/');
  return folders.find((folder) => path.startsWith(`${folder}/`)) ?? '';
}
