import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export const distFolder = fileURLToPath(new URL('../dist/', import.meta.url));

export const buildFolder = join(root, 'packages/sdk/build');

export const stageFolder = join(buildFolder, 'packages');

/** Packages that teams install, after their dependencies. */
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

export const repositoryOnly = {
  'create-remote': { keeps: /^(own-repository\/|refusal\.)/, dependencies: ['oxfmt'] },
};
