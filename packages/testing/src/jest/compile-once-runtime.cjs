const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** @type {Map<string, { source: string, script: Script }>} */
const compiled = new Map();

/**
 * Compiles a module once per worker and runs it anew for each test file. Jest compiles it for each of them, which is
 * the larger part of loading it.
 */
module.exports = class CompileOnceRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} options */
  constructor(...options) {
    super(...options);
    const [, environment] = options;
    // Jest has no option for it. This is where 30.5 turns code into a function.
    const executor = /** @type {any} */ (this).executor;
    if (typeof executor?.compile !== 'function')
      throw new Error('This version of Jest compiles elsewhere: see compile-once-runtime.cjs');
    const prefix = `(function(${executor.injectedModuleParameters.join(',')}){`;
    executor.compile = (/** @type {string} */ source, /** @type {string} */ filename) => {
      const context = environment.getVmContext();
      if (context === null) return null;
      let known = compiled.get(filename);
      if (known?.source !== source) {
        const script = new Script(`${prefix}${source}\n})`, { filename, columnOffset: -prefix.length });
        compiled.set(filename, (known = { source, script }));
      }
      return known?.script.runInContext(context);
    };
  }
};
