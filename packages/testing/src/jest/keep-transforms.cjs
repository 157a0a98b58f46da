const { statSync } = require('node:fs');

/**
 * As far as it is used here, what turns files into code for the tests of one file.
 * @typedef {object} TransformCache
 * @property {(file: string, how?: Transformation) => string} transform
 * @property {Map<string, Transformed>} transforms
 * @property {Map<string, string>} sourceMaps
 *
 * @typedef {{ isInternalModule?: boolean; supportsStaticESM?: boolean }} Transformation
 * @typedef {{ code: string; sourceMapPath?: string | null }} Transformed
 */

/**
 * What files are to Jest, for as long as the worker lives.
 * @type {Map<string, { mtimeMs: number; size: number; ino: number; code: string; transformed?: Transformed | undefined }>}
 */
const kept = new Map();

/**
 * Lets a cache take files that have not changed from the caches before it. Jest reads each file again for each test file
 * to find out that it is transformed already.
 * @param {TransformCache} cache
 * @param {string} settings by which files are transformed: workspaces that share a worker may have different ones
 */
function keepTransforms(cache, settings) {
  const transformAnew = cache.transform.bind(cache);
  cache.transform = (file, how) => {
    if (how?.supportsStaticESM) return transformAnew(file, how);
    const { mtimeMs, size, ino } = statSync(file);
    const key = `${settings}\0${how?.isInternalModule ?? false}\0${file}`;
    const known = kept.get(key);
    if (known?.mtimeMs !== mtimeMs || known.size !== size || known.ino !== ino) {
      const code = transformAnew(file, how);
      kept.set(key, { mtimeMs, size, ino, code, transformed: cache.transforms.get(file) });
      return code;
    }
    const { code, transformed } = known;
    if (transformed !== undefined) {
      cache.transforms.set(file, transformed);
      // Stack traces are read by it.
      if (transformed.sourceMapPath) cache.sourceMaps.set(file, transformed.sourceMapPath);
    }
    return code;
  };
}

module.exports = { keepTransforms };
