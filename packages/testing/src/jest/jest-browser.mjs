import { fileURLToPath } from 'node:url';
import { swcTransform } from './swc-transform.mjs';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** Jest settings of a workspace that runs in a browser: `export default jestBrowser;`. */
export const jestBrowser = {
  testEnvironment: here('./browser-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['suite-source', 'browser', 'require', 'default'] },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFilesAfterEnv: [here('./browser-setup.ts')],
  moduleNameMapper: {
    '\\.module\\.css$': here('./css-class-names.cjs'),
    '\\.css$': here('./css-class-names.cjs'),
    '^antd$': here('./antd-by-part.cjs'),
    '^@ant-design/icons$': here('./icons-by-name.cjs'),
    '^@ant-design/colors/es/(.*)$': '@ant-design/colors/lib/$1',
  },
  transform: swcTransform,
  transformIgnorePatterns: ['/node_modules/'],
  testTimeout: 30_000,
};
