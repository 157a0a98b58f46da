const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { version } = require('@swc/core/package.json');

/**
 * Lets `require` load the sources as they stand, in processes that tests start. Not by hooks for modules: before Node 22
 * those run in a thread of their own, and half of what a start costs is talking to it.
 */
require.extensions['.ts'] = (/** @type {any} */ module, /** @type {string} */ file) =>
  module._compile(compileFile(file), file);

/** @type {import('@swc/core').Options} */
const options = {
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  module: { type: 'commonjs' },
  configFile: false,
  swcrc: false,
};
const settings = `${version}\n${JSON.stringify(options)}\n`;
// Not in the temporary folder, where another user could have put code.
const cache = join(__dirname, '../../../node_modules/.cache/suite-typescript');

/**
 * What a TypeScript file is to `require`, kept for the next process.
 * @param {string} file
 * @returns {string}
 */
function compileFile(file) {
  const source = readFileSync(file, 'utf8');
  const kept = join(cache, createHash('sha256').update(settings).update(source).digest('hex'));
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { code } = require('@swc/core').transformSync(source, options);
    mkdirSync(cache, { recursive: true });
    // Several processes start at once: none may read half a file.
    const half = `${kept}.${process.pid}`;
    writeFileSync(half, code);
    renameSync(half, kept);
    return code;
  }
}

module.exports = { compileFile };
