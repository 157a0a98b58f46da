import { fileURLToPath } from 'node:url';
import { swcTransform } from './swc-transform.mjs';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** Jest settings for Node code: `export default jestNode;`. */
export const jestNode = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['suite-source', 'node', 'require', 'default'] },
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  runtime: here('./shared-script-runtime.cjs'),
  transform: swcTransform,
  transformIgnorePatterns: ['/node_modules/(?!\\.pnpm/)(?!(sql-template-tag|@formatjs|@suite|jose)/)'],
  testTimeout: 30_000,
};
