import { fileURLToPath } from 'node:url';
import { swcTransform } from './swc-transform.mjs';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** Jest settings for browser code: `export default jestBrowser;`. */
export const jestBrowser = {
  testEnvironment: here('./environment-by-extension.cjs'),
  testEnvironmentOptions: { customExportConditions: ['suite-source', 'browser', 'require', 'default'] },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFilesAfterEnv: [here('./setup-by-extension.cjs')],
  moduleNameMapper: {
    '\\.module\\.css$': here('./css-class-names.cjs'),
    '\\.css$': here('./css-class-names.cjs'),
    '^antd$': here('./antd-by-part.cjs'),
    '^@ant-design/icons$': here('./icons-by-name.cjs'),
    '^@ant-design/colors/es/(.*)$': '@ant-design/colors/lib/$1',
  },
  runtime: here('./shared-script-runtime.cjs'),
  transform: swcTransform,
  transformIgnorePatterns: ['/node_modules/(?!\\.pnpm/)(?!(intl-messageformat|@formatjs|@suite)/)'],
  testTimeout: 30_000,
};
