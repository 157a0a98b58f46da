const { AsyncLocalStorage } = require('node:async_hooks');
const { runInContext, runInNewContext, Script } = require('node:vm');
const JestRuntime = require('jest-runtime').default;
const { trackStorages } = require('./async-storages.cjs');
const { keepTransforms } = require('./keep-transforms.cjs');

/**
 * Compiled modules by the parameters of their function, which differ between workspaces, and by file name; for as long
 * as the worker lives.
 * @type {Map<string, { source: string; script: import('node:vm').Script }>}
 */
const scripts = new Map();

// Jest makes a storage for each test file: the hundredth file of a worker would pay for a hundred at each promise.
const disableUsedStorages = trackStorages(AsyncLocalStorage);

/** Fake timers replace the first; the others cannot be parameters or must stay the context's own. */
const leftGlobal = ['Date', 'eval', 'undefined', 'globalThis', 'console'];

/** @type {string[]} */
const everyGlobal = runInNewContext('Object.getOwnPropertyNames(globalThis)');
const builtIns = everyGlobal.filter((name) => !leftGlobal.includes(name)).join(',');

/**
 * Jest's runtime, with three differences in how a module becomes a function:
 * - It is read and transformed once per worker: Jest reads a file again for each test file that loads it.
 * - It is compiled once per worker instead of once per test file. Every test file still evaluates its modules anew, in
 *   its own context; only the bytecode is shared.
 * - What the language defines (`Object`, `Math`) is handed over in a scope around the module. Node looks up a global of
 *   a context through the object the context was made of, at each use: a loop over pixels took twenty times as long.
 */
module.exports = class SharedScriptRuntime extends JestRuntime {
  /** @param {ConstructorParameters<typeof JestRuntime>} options */
  constructor(...options) {
    super(...options);
    // Jest has no option for it. This is where version 30.5 reads and transforms a file, and turns code into a function.
    const { executor, transformCache, _coverageOptions: coverage } = /** @type {any} */ (this);
    const [{ transform, transformIgnorePatterns }, environment] = options;
    if (typeof executor?.compile !== 'function' || typeof transformCache?.transform !== 'function')
      throw new Error('This version of Jest compiles modules elsewhere: adapt shared-script-runtime.cjs.');
    // Coverage has files transformed otherwise.
    if (!coverage.collectCoverage)
      keepTransforms(transformCache, JSON.stringify([transform, transformIgnorePatterns]));
    const compileAnew = executor.compile.bind(executor);
    const parameters = executor.injectedModuleParameters.join(',');
    const prefix = `(function(${builtIns}){return(function(${parameters}){`;
    /** @type {unknown[] | undefined} */
    let values;
    executor.compile = (/** @type {string} */ source, /** @type {string} */ filename) => {
      const context = environment.getVmContext();
      // A script that imports by itself belongs to the runtime that compiled it.
      if (context === null || /\bimport\s*\(/.test(source)) return compileAnew(source, filename);
      const key = `${prefix}${filename}`;
      let known = scripts.get(key);
      if (known?.source !== source) {
        const script = new Script(`${prefix}${source}\n})})`, { filename, columnOffset: -prefix.length });
        known = { source, script };
        scripts.set(key, known);
      }
      values ??= /** @type {unknown[]} */ (runInContext(`[${builtIns}]`, context));
      return known.script.runInContext(context)(...values);
    };
  }

  /** @override */
  teardown() {
    disableUsedStorages();
    super.teardown();
  }
};
