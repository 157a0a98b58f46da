import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaceFolders } from './packages/launcher/src/project.mjs';

/** Every workspace that has Jest tests, in one run. */
export default {
  // Read here alone: a workspace's own setting counts only when Jest is run inside that workspace.
  testTimeout: 30_000,
  // Most of them wait for a database or another process; Jest would leave one processor to itself.
  maxWorkers: '100%',
  projects: workspaceFolders()
    .filter((folder) => existsSync(join(root, folder, 'jest.config.mjs')))
    .map((folder) => `<rootDir>/${folder}`),
};
