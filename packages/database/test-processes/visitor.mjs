/** A program that is about to visit the test server of its temporary folder. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('./typescript-hooks.cjs');
const { visitTestServer } = require('../src/testing/visit-test-server.ts');
await visitTestServer();
