import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const listName = 'landed.sha256';

export const migrationFolders = ['api/migrations', 'packages/registry/migrations'];

/** @param {string} folder */
export const pathOf = (folder) => fileURLToPath(new URL(`../../../../${folder}`, import.meta.url));

/**
 * @typedef {object} Comparison
 * @property {string[]} changed listed with a different hash
 * @property {string[]} missing listed without a file
 * @property {string[]} unlisted files that are not listed
 */

/** Compares migrations with the list of landed ones in the format of `sha256sum --check`. */
export function compareMigrations(/** @type {string} */ folder) {
  const present = hashMigrations(folder);
  const landed = readList(folder);
  const listed = [...landed.keys()];
  return /** @type {Comparison} */ ({
    changed: listed.filter((file) => present.has(file) && present.get(file) !== landed.get(file)),
    missing: listed.filter((file) => !present.has(file)),
    unlisted: [...present.keys()].filter((file) => !landed.has(file)),
  });
}

/**
 * Appends new migrations to the list and returns their names.
 * @param {string} folder
 * @throws Error if a listed migration was changed or removed, or a new one names no oldest compatible build
 */
export function landMigrations(folder) {
  const { changed, missing, unlisted } = compareMigrations(folder);
  const [spoilt] = [...changed, ...missing];
  if (spoilt !== undefined) {
    throw new Error(
      `${join(folder, spoilt)} has landed: undo the change, and make another one in a new file. Only if it never left this machine, remove its line from ${listName}.`,
    );
  }
  const unmarked = unlisted.find((file) => !namesOldestBuild(folder, file));
  if (unmarked !== undefined) {
    throw new Error(
      `${join(folder, unmarked)} needs a line such as "-- oldest-compatible-build: ${unmarked.slice(0, 4)}": the number of the newest migration that an older build must have to work with this one applied. Its own number means that no older build works with it; see "Going back" in docs/operating/deploy.md.`,
    );
  }
  const present = hashMigrations(folder);
  const lines = [
    ...readList(folder),
    ...unlisted.map((file) => /** @type {const} */ ([file, present.get(file)])),
  ];
  writeFileSync(join(folder, listName), lines.map(([file, sha256]) => `${sha256}  ${file}\n`).join(''));
  return unlisted;
}

function namesOldestBuild(/** @type {string} */ folder, /** @type {string} */ file) {
  const number = /^-- oldest-compatible-build: (\d{4})\r?$/m.exec(
    readFileSync(join(folder, file), 'utf8'),
  )?.[1];
  return number !== undefined && number <= file.slice(0, 4);
}

function hashMigrations(/** @type {string} */ folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  // Windows line endings do not change the hash.
  const hash = (/** @type {string} */ file) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'))
      .digest('hex');
  return new Map(files.sort().map((file) => [file, hash(file)]));
}

function readList(/** @type {string} */ folder) {
  const lines = readFileSync(join(folder, listName), 'utf8').split(/\r?\n/).filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}
