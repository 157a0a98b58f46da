import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const marker = join('node_modules', '.suite-install.json');

/**
 * Does what `npm install` would still do once the lock file lists the workspace, so that the next start installs
 * nothing anew.
 * @param {string} root
 * @param {string} folder of the workspace
 * @param {string} lockBefore the text of the lock file as it was
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
