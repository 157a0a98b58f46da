import { createRequire } from 'node:module';

// Runs outside of Jest, whose typed arrays the models' runtime rejects. Prints the result as JSON.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { openFaceModel } = require('../src/faces/operator/open-face-model.ts');
try {
  const { describe } = await openFaceModel(process.argv[2] ?? '.');
  const description = await describe(Uint8Array.from({ length: 112 * 112 * 3 }, (_, at) => (at * at) % 251));
  const numbers = [...description].map((value) => Math.round(value * 1e5) / 1e5);
  console.log(JSON.stringify({ size: description.length, length: Math.hypot(...description), numbers }));
} catch (error) {
  console.log(
    JSON.stringify({ name: /** @type {Error} */ (error).name, error: /** @type {Error} */ (error).message }),
  );
}
