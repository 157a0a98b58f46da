import { fileURLToPath } from 'node:url';
import { jestNode } from './jest-node.mjs';

const path = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** Jest settings for tests that load large installed packages in Node: `export default jestServer;`. */
export const jestServer = {
  ...jestNode,
  runtime: path('./server-runtime.cjs'),
  testEnvironment: path('./server-environment.cjs'),
};
