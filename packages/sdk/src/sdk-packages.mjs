import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The folder of the whole project. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The tarballs and their index: what a server needs. */
export const distFolder = fileURLToPath(new URL('../dist/', import.meta.url));

/** Rebuilt by each build. */
export const buildFolder = join(root, 'packages/sdk/build');

/** Each package as it is packed, in a folder of its own. */
export const stageFolder = join(buildFolder, 'packages');

/** The folders in `packages` that teams install, each after those that it depends on. */
export const sdkPackages = [
  'contracts',
  'csv',
  'descriptor',
  'i18n',
  'api-client',
  'session',
  'ui',
  'remote-kit',
  'release-tools',
  'testing',
  'webpack-config',
  'create-remote',
];

/** Folders of sources that only this repository uses, and the dependencies that go with them. */
export const repositoryOnly = {
  'create-remote': { keeps: /^(own-repository\/|refusal\.)/, dependencies: ['oxfmt'] },
};
