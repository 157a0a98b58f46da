/**
 * Tracks used storages. Before Node 24, every promise visits each storage used before, until it is disabled.
 * @param {Pick<typeof import('node:async_hooks').AsyncLocalStorage, 'prototype'>} Storage
 * @returns {() => void} disables storages used since its last call; later use enables them again
 */
function trackStorages({ prototype }) {
  /** @type {Set<import('node:async_hooks').AsyncLocalStorage<unknown>>} */
  const used = new Set();
  for (const method of /** @type {const} */ (['run', 'enterWith'])) {
    const original = /** @type {(...args: unknown[]) => unknown} */ (prototype[method]);
    Object.assign(prototype, {
      /** @this {import('node:async_hooks').AsyncLocalStorage<unknown>} */
      [method](/** @type {unknown[]} */ ...args) {
        used.add(this);
        return original.apply(this, args);
      },
    });
  }
  return () => {
    for (const storage of used) storage.disable();
    used.clear();
  };
}

module.exports = { trackStorages };
