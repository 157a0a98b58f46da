import { createRequire } from 'node:module';

// Jest runs tests in a world of their own, whose arrays of numbers the models' runtime does not know as such.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
require('../src/testing/documents/answer-readings.ts');
