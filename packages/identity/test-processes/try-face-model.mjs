import { createRequire } from 'node:module';

// Outside of Jest, whose numbers the runtime of nets does not take. Prints what became of the net as JSON.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { openFaceModel } = require('../src/faces/operator/open-face-model.ts');
try {
  const { describe } = await openFaceModel(process.argv[2] ?? '.');
  // No two cells, nor two colours of one, are alike.
  const description = await describe(Uint8Array.from({ length: 112 * 112 * 3 }, (_, at) => (at * at) % 251));
  const numbers = [...description].map((value) => Math.round(value * 1e5) / 1e5);
  console.log(JSON.stringify({ size: description.length, length: Math.hypot(...description), numbers }));
} catch (error) {
  console.log(
    JSON.stringify({ name: /** @type {Error} */ (error).name, error: /** @type {Error} */ (error).message }),
  );
}
