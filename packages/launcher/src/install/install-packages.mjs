import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../project.mjs';
import { addAddresses } from './add-addresses.mjs';

/** @typedef {{ ok: boolean, lines: string[] }} Result what npm printed, and whether it did what it was asked */

// The lock file names exact versions and their hashes, so that what npm has fetched before cannot be too old.
const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];

/**
 * Installs what the lock file of a folder lists. The file names no registry; for as long as npm works, a copy of it with
 * the addresses of the packages stands beside it.
 * @param {string} folder
 * @param {(args: string[]) => Promise<Result>} runNpm
 * @returns {Promise<Result>}
 */
export async function installPackages(folder, runNpm) {
  // npm reads it in place of package-lock.json.
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
  // A registry may have its files at other addresses, or a scope a registry of its own: npm asks where they are.
  return runNpm(install);
}
