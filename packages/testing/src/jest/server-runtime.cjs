const { createRequire, isBuiltin } = require('node:module');
const SharedScriptRuntime = require('./shared-script-runtime.cjs');

// sql-template-tag has only an ES module, which Jest's loader transforms; yup checks classes of the test's realm.
const loadedByJest = ['sql-template-tag', 'yup'];

/** @type {Map<string, unknown>} */
const loaded = new Map();

/** @param {string} name */
const isInstalledPackage = (name) =>
  !/^[./]|^@suite\/|^[A-Za-z]:/.test(name) && !isBuiltin(name) && !loadedByJest.includes(name);

/** Loads installed packages once per worker with Node, since loading takes most of a server test's time. */
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
