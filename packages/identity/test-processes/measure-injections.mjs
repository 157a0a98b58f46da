import { createRequire } from 'node:module';
import { page } from './guest-page.mjs';

const require = createRequire(import.meta.url);
const { measureInjections } = require('../src/testing/faces/injections/measure-injections.ts');

const tell = (/** @type {number} */ done, /** @type {number} */ of) =>
  console.error(`${done} of ${of} instruments …`);
console.log(JSON.stringify(await measureInjections(page, tell), undefined, 2));
process.exit(0);
