import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

// Jest runs tests in a world of their own, whose arrays of numbers the models' runtime does not know as such.
const hooks = createRequire(import.meta.url).resolve('@suite/database/typescript-hooks');
register(pathToFileURL(hooks).href);
await import('../src/testing/documents/answer-readings.ts');
