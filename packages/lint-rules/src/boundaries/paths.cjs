const tests = '[.](test|spec)[.](ts|tsx|mjs)$';
const testing = '^[^/]+/(src/)?testing/';
/** Builds exclude a package's shared test helpers. */
const ownTesting = '^packages/[^/]+/src/testing/';
const settings = '(^|/)[^/]+[.]config[.](js|mjs|cjs|ts)$';

/**
 * @param {string} name regular expression for package names
 * @returns {string} expression for their paths
 */
const npm = (name) => `(^|/)node_modules/(${name})/`;

module.exports = { npm, ownTesting, settings, testing, tests };
