import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const marker = join('node_modules', '.suite-install.json');

/**
 * Links the workspace like `npm install`, so that the next start does not reinstall everything.
 * @param {string} root
 * @param {string} folder the workspace's folder
 * @param {string} lockBefore content of the previous lock file
 */
export function linkWorkspace(root, folder, lockBefore) {
  const link = join(root, 'node_modules', folder);
  if (!existsSync(link))
    symlinkSync(join('..', folder), link, process.platform === 'win32' ? 'junction' : 'dir');
  const file = join(root, marker);
  if (!existsSync(file)) return;
  const installed = JSON.parse(readFileSync(file, 'utf8'));
  if (installed.lock !== digestOf(lockBefore)) return;
  const lock = digestOf(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(file, JSON.stringify({ ...installed, lock }));
}

/** @param {string} text */
const digestOf = (text) => createHash('sha256').update(text).digest('hex');
