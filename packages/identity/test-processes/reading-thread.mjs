import { createRequire } from 'node:module';

// Jest replaces the typed arrays, which the models' runtime then rejects.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
require('../src/testing/documents/answer-readings.ts');
