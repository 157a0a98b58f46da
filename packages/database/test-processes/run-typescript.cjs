const Module = require('node:module');
const { dirname, resolve } = require('node:path');
const { compileFile } = require('./typescript-hooks.cjs');

// Runs as `node -C suite-source run-typescript.cjs program.ts ...arguments`.
process.argv.splice(1, 1);
const program = resolve(process.argv[1] ?? '');
const main = /** @type {any} */ (new Module(program));
main.filename = program;
main.paths = /** @type {any} */ (Module)._nodeModulePaths(dirname(program));
// Programs use top-level await, which CommonJS does not support.
main._compile(`(async () => {${compileFile(program)}\n})();`, program);
