import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { distFolder, sdkPackages, stageFolder } from './sdk-packages.mjs';

/**
 * @typedef {object} PackedFile what npm says of a tarball it has made
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
 * Packs the staged packages by npm, so that they hold what any registry would get of them.
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

/** npm by the file that runs it, where npm or turbo says which: its command is a script that Windows cannot start. */
function npmCommand() {
  const { npm_execpath: file } = process.env;
  return file?.endsWith('npm-cli.js')
    ? { program: process.execPath, first: [file] }
    : { program: 'npm', first: [] };
}
