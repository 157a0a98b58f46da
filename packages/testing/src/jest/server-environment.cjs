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

/**
 * Node for tests whose installed packages are loaded outside of the test's realm: what either side makes is an instance
 * of the other side's class as well.
 */
module.exports = class ServerEnvironment extends TestEnvironment {
  /** @type {NodeJS.ProcessEnv} */
  #before = { ...process.env };

  /** @override */
  async setup() {
    await super.setup();
    // Installed packages read this one.
    this.global.process.env = process.env;
    for (const name of shared) {
      const inside = this.global[name];
      const outside = globalThis[name];
      if (inside === outside) continue;
      Object.setPrototypeOf(inside.prototype, outside.prototype);
      Object.defineProperty(inside, Symbol.hasInstance, {
        /** @param {unknown} value */
        value(value) {
          // Classes that extend this one inherit the method.
          const wanted = this === inside ? outside : this;
          return Function.prototype[Symbol.hasInstance].call(wanted, value);
        },
      });
    }
  }

  /** @override */
  async teardown() {
    // A spy on an installed package would reach the next test file.
    this.moduleMocker?.restoreAllMocks();
    for (const name of Object.keys(process.env)) if (!(name in this.#before)) delete process.env[name];
    Object.assign(process.env, this.#before);
    await super.teardown();
  }
};
