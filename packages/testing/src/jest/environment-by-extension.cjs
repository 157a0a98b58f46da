/**
 * `.test.tsx` gets a DOM, `.test.ts` runs in Node: jsdom is neither loaded nor started for a test that draws nothing.
 */
module.exports = class EnvironmentByExtension {
  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx')
      ? require('./browser-environment.cjs')
      : require('jest-environment-node').TestEnvironment;
    return new Environment(config, context);
  }
};
