const { dirname, join } = require('node:path');
const { keepTransforms } = require('./keep-transforms.cjs');

/** @type {new (...options: any[]) => object} */
const ServerRuntime = require(
  join(dirname(require.resolve('@suite/testing/jest-server')), 'server-runtime.cjs'),
);

/** Reads and transforms a module once per worker: each test file loads some seven hundred that the one before has loaded. */
module.exports = class KeptSourcesRuntime extends ServerRuntime {
  /** @param {any[]} options */
  constructor(...options) {
    super(...options);
    // Jest has no option for it. This is where version 30.5 reads and transforms a module.
    const { transformCache, _coverageOptions: coverage } = /** @type {any} */ (this);
    if (typeof transformCache?.transform !== 'function' || !(transformCache.transforms instanceof Map))
      throw new Error('This version of Jest transforms modules elsewhere: adapt kept-sources-runtime.cjs.');
    if (!coverage.collectCoverage) keepTransforms(transformCache);
  }
};
