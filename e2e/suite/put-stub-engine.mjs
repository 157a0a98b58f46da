import { createRequire, register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// The hook is registered after the start, because it routes every import through a second thread.
const send = process.send?.bind(process);
process.send = (message, ...rest) => {
  if (message.type === 'ready') register('./replace-engine.mjs', import.meta.url);
  return send?.(message, ...rest) ?? false;
};

// Every test signs in, so hashes use the lowest cost; a hash is verified at its own cost.
if (!isMainThread) {
  const argon2 = createRequire(new URL('../../api/package.json', import.meta.url))('@node-rs/argon2');
  const { hashSync } = argon2;
  argon2.hashSync = (/** @type {string} */ password, /** @type {object} */ options) =>
    hashSync(password, { ...options, memoryCost: 8, timeCost: 1 });
}
