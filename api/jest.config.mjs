import { fileURLToPath } from 'node:url';
import { jestServer } from '@suite/testing/jest-server';

export default {
  ...jestServer,
  runtime: fileURLToPath(new URL('./src/testing/jest/kept-sources-runtime.cjs', import.meta.url)),
  setupFiles: ['<rootDir>/src/testing/cheap-password-hashes.ts'],
};
