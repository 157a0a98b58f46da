import { createRequire, register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// Goes before the server with `node --import`: no line of the product knows of it. The engine is imported for the first
// check; hooks that stood there during the start would make every module of the server go through a second thread.
const send = process.send?.bind(process);
process.send = (message, ...rest) => {
  if (message.type === 'ready') register('./replace-engine.mjs', import.meta.url);
  return send?.(message, ...rest) ?? false;
};

// Each test signs in: with the product's cost, hashes would be a tenth of what the server does. They are made in a
// thread that begins with this file too, and a hash is verified at the cost it was made with.
if (!isMainThread) {
  const argon2 = createRequire(new URL('../../api/package.json', import.meta.url))('@node-rs/argon2');
  const { hashSync } = argon2;
  argon2.hashSync = (/** @type {string} */ password, /** @type {object} */ options) =>
    hashSync(password, { ...options, memoryCost: 8, timeCost: 1 });
}
