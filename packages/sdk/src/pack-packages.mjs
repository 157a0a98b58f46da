import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { distFolder, sdkPackages, stageFolder } from './sdk-packages.mjs';

/**
 * @typedef {object} PackedFile output of `npm pack --json`
 * @property {string} name
 * @property {string} version
 * @property {string} filename
 * @property {string} integrity
 * @property {string} shasum
 * @property {number} size
 * @property {number} unpackedSize
 * @property {{ path: string }[]} files
 */

/**
 * Packs with npm, so that tarballs match any registry's.
 * @returns {PackedFile[]}
 */
export function packPackages() {
  const folders = sdkPackages.map((name) => join(stageFolder, name));
  const { program, first } = npmCommand();
  const output = execFileSync(
    program,
    [...first, 'pack', '--json', '--ignore-scripts', '--pack-destination', distFolder, ...folders],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], cwd: distFolder, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(output);
}

/** Windows cannot start npm's script directly, so its JavaScript file is preferred. */
function npmCommand() {
  const { npm_execpath: file } = process.env;
  return file?.endsWith('npm-cli.js')
    ? { program: process.execPath, first: [file] }
    : { program: 'npm', first: [] };
}
