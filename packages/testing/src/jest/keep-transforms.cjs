const { statSync } = require('node:fs');

/**
 * These members of the transformer of one test file are used here.
 * @typedef {object} TransformCache
 * @property {(file: string, how?: Transformation) => string} transform
 * @property {Map<string, Transformed>} transforms
 * @property {Map<string, string>} sourceMaps
 *
 * @typedef {{ isInternalModule?: boolean; supportsStaticESM?: boolean }} Transformation
 * @typedef {{ code: string; sourceMapPath?: string | null }} Transformed
 */

/**
 * Transformed files, preserved for the worker's lifetime.
 * @type {Map<string, { mtimeMs: number; size: number; ino: number; code: string; transformed?: Transformed | undefined }>}
 */
const kept = new Map();

/**
 * Reuses transforms of unchanged files from earlier test files; Jest would read each file again.
 * @param {TransformCache} cache
 * @param {string} settings key of the transform settings, which may differ between workspaces of a worker
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
      // Stack traces need the source map.
      if (transformed.sourceMapPath) cache.sourceMaps.set(file, transformed.sourceMapPath);
    }
    return code;
  };
}

module.exports = { keepTransforms };
