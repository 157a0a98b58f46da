/** Starts jsdom only for `.test.tsx`; `.test.ts` runs in Node. */
module.exports = class EnvironmentByExtension {
  /** @param {ConstructorParameters<typeof import('jest-environment-node').TestEnvironment>} given */
  constructor(...given) {
    const [, context] = given;
    const Environment = context.testPath.endsWith('.tsx')
      ? require('./browser-environment.cjs')
      : require('jest-environment-node').TestEnvironment;
    return new Environment(...given);
  }
};
