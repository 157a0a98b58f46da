const { AsyncLocalStorage } = require('node:async_hooks');
const { runInContext, runInNewContext, Script } = require('node:vm');
const JestRuntime = require('jest-runtime').default;
const { trackStorages } = require('./async-storages.cjs');
const { keepTransforms } = require('./keep-transforms.cjs');

/**
 * Scripts by function parameters, which differ between workspaces, and file name, preserved for the worker's lifetime.
 * @type {Map<string, { source: string; script: import('node:vm').Script }>}
 */
const scripts = new Map();

// Jest creates a storage per test file, and each would slow down later promises of the worker.
const disableUsedStorages = trackStorages(AsyncLocalStorage);

/** Fake timers replace `Date`; the others cannot be parameters or must belong to the context. */
const leftGlobal = ['Date', 'eval', 'undefined', 'globalThis', 'console'];

/** @type {string[]} */
const everyGlobal = runInNewContext('Object.getOwnPropertyNames(globalThis)');
const builtIns = everyGlobal.filter((name) => !leftGlobal.includes(name)).join(',');

/**
 * Extends Jest's runtime for speed: files are read, transformed and compiled once per worker, but evaluated in each
 * test file's context. Built-in objects (`Object`, `Math`) become parameters, because Node looks up a context's globals
 * through its object: a loop over pixels took twenty times as long.
 */
module.exports = class SharedScriptRuntime extends JestRuntime {
  /** @param {ConstructorParameters<typeof JestRuntime>} options */
  constructor(...options) {
    super(...options);
    // Jest has no option for this; the properties are internals of version 30.5.
    const { executor, transformCache, _coverageOptions: coverage } = /** @type {any} */ (this);
    const [{ transform, transformIgnorePatterns }, environment] = options;
    if (typeof executor?.compile !== 'function' || typeof transformCache?.transform !== 'function')
      throw new Error('This version of Jest compiles modules elsewhere: adapt shared-script-runtime.cjs.');
    // Coverage transforms files differently.
    if (!coverage.collectCoverage)
      keepTransforms(transformCache, JSON.stringify([transform, transformIgnorePatterns]));
    const compileAnew = executor.compile.bind(executor);
    const parameters = executor.injectedModuleParameters.join(',');
    const prefix = `(function(${builtIns}){return(function(${parameters}){`;
    /** @type {unknown[] | undefined} */
    let values;
    executor.compile = (/** @type {string} */ source, /** @type {string} */ filename) => {
      const context = environment.getVmContext();
      // A script with dynamic imports belongs to the runtime that compiled it.
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
