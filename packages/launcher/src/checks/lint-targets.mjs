import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {Record<string, string>} Hashes by folder; `.` contains files outside all workspaces */
/** @typedef {{ files: Hashes, declarations: Hashes }} CleanRecord */

/** Matches lint rules and global types, on which all workspaces depend. */
const isSeenByAll = (/** @type {string} */ path) =>
  /^packages\/(?:house-rules|webpack-config|testing\/src\/jest)\/|\.d\.ts$/.test(path);
const isLinted = (/** @type {string} */ path) => !/\.(?:md|css)$/.test(path);

/**
 * Finds workspaces affected by changes since the last clean run (docs/decisions/0054-checks-sizes-and-benchmarks.md).
 * @param {string} root
 * @param {string[]} workspaces
 * @param {string} record file with the hashes of the last clean run
 * @param {(folders: string[]) => Promise<Hashes>} declare hashes exported types
 * @returns {Promise<{ folders: string[], remember: () => void }>} `remember` stores the current hashes as clean
 */
export async function findLintTargets(root, workspaces, record, declare) {
  const read = readWorkspaces(root, workspaces);
  if (!read) return { folders: ['.'], remember: () => {} };
  const { files, users } = read;
  const clean = readRecord(record);
  const changed = Object.keys(files).filter((folder) => files[folder] !== clean.files[folder]);
  const isAll = changed.includes('.');
  const used = [...users.keys()].filter((folder) => isAll || changed.includes(folder));
  const declared = used.length > 0 ? await declare(used) : {};
  const redeclared = used.filter(
    (folder) => !declared[folder] || declared[folder] !== clean.declarations[folder],
  );
  const targets = new Set([...changed, ...usersOf(redeclared, users)]);
  return {
    folders: isAll ? ['.'] : [...targets],
    remember: () => {
      mkdirSync(dirname(record), { recursive: true });
      writeFileSync(record, JSON.stringify({ files, declarations: { ...clean.declarations, ...declared } }));
    },
  };
}

/**
 * @param {string[]} folders
 * @param {Map<string, Set<string>>} users
 * @returns {Set<string>} direct and indirect users
 */
function usersOf(folders, users) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [...folders];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
    for (const user of users.get(folder) ?? []) {
      if (found.has(user)) continue;
      found.add(user);
      waiting.push(user);
    }
  return found;
}

/**
 * @param {string} record
 * @returns {CleanRecord}
 */
function readRecord(record) {
  try {
    const { files = {}, declarations = {} } = JSON.parse(readFileSync(record, 'utf8'));
    return { files, declarations };
  } catch {
    return { files: {}, declarations: {} };
  }
}

/**
 * @param {string} root
 * @param {string[]} workspaces
 * @returns {{ files: Hashes, users: Map<string, Set<string>> } | undefined} hashes of files and users of each workspace; undefined without git
 */
function readWorkspaces(root, workspaces) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) return undefined;
  const hashes = new Map(['.', ...workspaces].map((folder) => [folder, createHash('sha256')]));
  hashes.get('.')?.update(process.version);
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const path of new Set(stdout.split('\0').filter(Boolean).filter(isLinted).sort())) {
    const owner = workspaces.find((folder) => path.startsWith(`${folder}/`)) ?? '.';
    const text = readIfThere(join(root, path));
    const hash = hashes.get(isSeenByAll(path) ? '.' : owner);
    hash?.update(`${path}\0`).update(text).update('\0');
    for (const [, name] of text.matchAll(/(?:@suite|packages)\/([\w-]+)/g)) {
      const used = `packages/${name}`;
      if (owner === '.' || used === owner || !workspaces.includes(used)) continue;
      users.set(used, (users.get(used) ?? new Set()).add(owner));
    }
  }
  return {
    files: Object.fromEntries([...hashes].map(([folder, hash]) => [folder, hash.digest('hex')])),
    users,
  };
}

/** Git lists deleted files until the deletion is staged. @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return 'deleted';
  }
}
