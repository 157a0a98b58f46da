import { jestServer } from '@suite/testing/jest-server';

export default { ...jestServer, setupFiles: ['<rootDir>/src/testing/cheap-password-hashes.ts'] };
