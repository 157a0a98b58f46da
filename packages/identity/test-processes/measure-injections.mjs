import { createRequire } from 'node:module';
import { page } from './guest-page.mjs';

// Attacks drawn people by every instrument and method, and prints how each ended as JSON.
const require = createRequire(import.meta.url);
const { measureInjections } = require('../src/testing/faces/injections/measure-injections.ts');

const tell = (/** @type {number} */ done, /** @type {number} */ of) =>
  console.error(`${done} of ${of} instruments …`);
console.log(JSON.stringify(await measureInjections(page, tell), undefined, 2));
process.exit(0);
