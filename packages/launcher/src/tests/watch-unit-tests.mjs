import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jestArguments, patternArguments } from './jest-step.mjs';
import { root, workspaceFolders } from '../project.mjs';

/**
 * @param {{ workspaces: string[], patterns: string[] }} args
 * @returns {Promise<void>}
 */
export function watchUnitTests({ workspaces, patterns }) {
  const folders = (workspaces.length > 0 ? workspaces : workspaceFolders()).filter((folder) =>
    existsSync(join(root, folder, 'jest.config.mjs')),
  );
  return new Promise((resolve, reject) => {
    spawn(process.execPath, [...jestArguments(folders), '--watch', ...patternArguments(patterns)], {
      cwd: root,
      stdio: 'inherit',
    })
      .once('error', reject)
      .once('exit', (code) => {
        process.exitCode = code ?? 1;
        resolve();
      });
  });
}
