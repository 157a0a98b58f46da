import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('./typescript-hooks.cjs');
const { connectToTestServer } = require('../src/testing/connect-to-test-server.ts');
await connectToTestServer();
