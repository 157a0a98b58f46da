const { TestEnvironment } = require('jest-environment-node');

const shared = /** @type {const} */ ([
  'Error',
  'TypeError',
  'RangeError',
  'SyntaxError',
  'AggregateError',
  'Date',
  'RegExp',
  'Map',
  'Set',
  'Promise',
]);

/** Runs tests whose installed packages load outside the test's realm; `instanceof` works across both. */
module.exports = class ServerEnvironment extends TestEnvironment {
  /** @type {NodeJS.ProcessEnv} */
  #before = { ...process.env };

  /** @override */
  async setup() {
    await super.setup();
    // Installed packages read the outer process's environment.
    this.global.process.env = process.env;
    for (const name of shared) {
      const inside = this.global[name];
      const outside = globalThis[name];
      if (inside === outside) continue;
      Object.setPrototypeOf(inside.prototype, outside.prototype);
      Object.defineProperty(inside, Symbol.hasInstance, {
        /** @param {unknown} value */
        value(value) {
          // Subclasses inherit this method.
          const wanted = this === inside ? outside : this;
          return Function.prototype[Symbol.hasInstance].call(wanted, value);
        },
      });
    }
  }

  /** @override */
  async teardown() {
    // A spy on an installed package would affect the next test file.
    this.moduleMocker?.restoreAllMocks();
    for (const name of Object.keys(process.env)) if (!(name in this.#before)) delete process.env[name];
    Object.assign(process.env, this.#before);
    await super.teardown();
  }
};
