import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../project.mjs';
import { addAddresses } from './add-addresses.mjs';

/** @typedef {{ ok: boolean, lines: string[] }} Result output of npm, and whether it succeeded */

// The lock file contains exact versions and hashes, so cached packages are never outdated.
const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];

/**
 * Runs `npm ci` with a temporary lock file that contains addresses of the configured registry.
 * @param {string} folder
 * @param {(args: string[]) => Promise<Result>} runNpm
 * @returns {Promise<Result>}
 */
export async function installPackages(folder, runNpm) {
  // npm prefers this file over package-lock.json.
  const addressed = join(folder, 'npm-shrinkwrap.json');
  const remove = () => rmSync(addressed, { force: true });
  const { lines } = await runNpm(['config', 'get', 'registry']);
  const registry = lines.find((line) => URL.canParse(line));
  if (registry === undefined) return runNpm(install);
  process.once('exit', remove);
  try {
    const lock = readJson(join(folder, 'package-lock.json'));
    writeFileSync(addressed, JSON.stringify(addAddresses(lock, registry)));
    const result = await runNpm(install);
    if (result.ok) return result;
  } finally {
    remove();
    process.off('exit', remove);
  }
  // The registry may use other addresses, or a scope another registry; npm resolves them with the original lock file.
  return runNpm(install);
}
