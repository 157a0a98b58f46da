import { swcTransform } from './swc-transform.mjs';

/** Jest settings of a workspace that runs in Node: `export default jestNode;`. */
export const jestNode = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['suite-source', 'node', 'require', 'default'] },
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: swcTransform,
  transformIgnorePatterns: ['/node_modules/(?!sql-template-tag/)'],
  testTimeout: 30_000,
  // Looked up through the sandbox each time, it makes a loop over the pixels of a photo twenty times as slow.
  sandboxInjectedGlobals: ['Math'],
};
