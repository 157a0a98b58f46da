const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { version } = require('@swc/core/package.json');

/**
 * Compiles sources for `require`. Module hooks would need a separate thread before Node 22, which doubles the
 * start time.
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
// Other users could place code in the temporary folder.
const cache = join(__dirname, '../../../node_modules/.cache/suite-typescript');

/**
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
    // Several processes start at once, and none may read an incomplete file.
    const half = `${kept}.${process.pid}`;
    writeFileSync(half, code);
    renameSync(half, kept);
    return code;
  }
}

module.exports = { compileFile };
