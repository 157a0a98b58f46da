import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jestSettings } from './packages/launcher/src/tests/jest-settings.mjs';
import { root, workspaceFolders } from './packages/launcher/src/project.mjs';

export default {
  ...jestSettings,
  projects: workspaceFolders()
    .filter((folder) => existsSync(join(root, folder, 'jest.config.mjs')))
    .map((folder) => `<rootDir>/${folder}`),
};
