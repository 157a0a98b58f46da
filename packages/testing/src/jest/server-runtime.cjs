const { createRequire, isBuiltin } = require('node:module');
const SharedScriptRuntime = require('./shared-script-runtime.cjs');

// The first is published for `import` alone, which Jest's own loader transforms; the second takes objects of the test's
// realm apart by their class.
const loadedByJest = ['sql-template-tag', 'yup'];

/** @type {Map<string, unknown>} */
const loaded = new Map();

/** @param {string} name */
const isInstalledPackage = (name) =>
  !/^[./]|^@suite\/|^[A-Za-z]:/.test(name) && !isBuiltin(name) && !loadedByJest.includes(name);

/**
 * Loads installed packages with Node itself: once per worker and not once per test file, which is most of what a test
 * of the server costs. The project's own modules stay separate for each test file.
 */
module.exports = class ServerRuntime extends SharedScriptRuntime {
  /**
   * @override
   * @type {SharedScriptRuntime['requireModule']}
   */
  requireModule(from, moduleName, options, isRequireActual) {
    if (moduleName === undefined || options?.isInternalModule || !isInstalledPackage(moduleName))
      return super.requireModule(from, moduleName, options, isRequireActual);
    const key = `${from}\0${moduleName}`;
    if (!loaded.has(key)) loaded.set(key, createRequire(from)(moduleName));
    return /** @type {any} */ (loaded.get(key));
  }
};
