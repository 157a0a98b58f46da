/** Files that no visitor and no server ever runs. */
const tests = '[.](test|spec)[.](ts|tsx|mjs)$';
const testing = '^[^/]+/(src/)?testing/';
/** What the tests of one package have in common; left out of its build. */
const ownTesting = '^packages/[^/]+/src/testing/';
const settings = '(^|/)[^/]+[.]config[.](js|mjs|cjs|ts)$';

/**
 * @param {string} name of a package on npm, as a regular expression
 * @returns {string} the path such a package is found at
 */
const npm = (name) => `(^|/)node_modules/(${name})/`;

module.exports = { npm, ownTesting, settings, testing, tests };
