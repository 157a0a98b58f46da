import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What to lint: the whole project, or only the workspaces that changed since it was last found clean.
 * Types come from what a file imports, and no workspace imports an application (docs/decisions/0081-check-with-native-tools.md):
 * a change in one application cannot break a rule in another workspace, a change anywhere else can break one everywhere.
 * @param {string} root
 * @param {string[]} applications folders of workspaces that none imports
 * @param {string} record the file that says what was clean
 * @returns {{ folders: string[], remember: () => void }} `remember` is for when they are clean
 */
export function findLintTargets(root, applications, record) {
  const now = hashFiles(root, applications);
  if (!now) return { folders: ['.'], remember: () => {} };
  const clean = readRecord(record);
  const changed = Object.keys(now).filter((folder) => now[folder] !== clean[folder]);
  return {
    folders: changed.includes('.') ? ['.'] : changed,
    remember: () => {
      mkdirSync(dirname(record), { recursive: true });
      writeFileSync(record, JSON.stringify(now));
    },
  };
}

/**
 * @param {string} record
 * @returns {Record<string, string>}
 */
function readRecord(record) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} root
 * @param {string[]} applications
 * @returns {Record<string, string> | undefined} application → hash of its files, `.` → hash of all others; nothing without git
 */
function hashFiles(root, applications) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) return undefined;
  const hashes = new Map(['.', ...applications].map((folder) => [folder, createHash('sha256')]));
  hashes.get('.')?.update(process.version);
  for (const path of new Set(stdout.split('\0').filter(Boolean).sort())) {
    const [folder = ''] = path.split('/');
    const hash = hashes.get(folder) ?? hashes.get('.');
    hash
      ?.update(`${path}\0`)
      .update(readIfThere(join(root, path)))
      .update('\0');
  }
  return Object.fromEntries([...hashes].map(([folder, hash]) => [folder, hash.digest('hex')]));
}

/** Git still lists a file that was deleted. @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return 'deleted';
  }
}
