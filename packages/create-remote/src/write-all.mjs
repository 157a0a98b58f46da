import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './refusal.mjs';

/** @typedef {import('./render-template.mjs').NewFile} NewFile */

/**
 * Writes all files or restores the project.
 * @param {string} root
 * @param {{ added: readonly NewFile[], edited: readonly NewFile[] }} files
 */
export function writeAll(root, { added, edited }) {
  /** @type {(() => void)[]} */
  const undo = [];
  try {
    for (const { path, text } of added) writeNew(root, path, text, undo);
    for (const { path, text } of edited) replace(join(root, path), text, undo);
  } catch (error) {
    for (const step of undo.reverse()) step();
    const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === undefined) throw error;
    throw new Refusal(`Nothing was written: ${path ?? 'a file'} cannot be (${code}).`);
  }
}

/**
 * @param {string} root
 * @param {string} path
 * @param {string} text
 * @param {(() => void)[]} undo
 */
function writeNew(root, path, text, undo) {
  const file = join(root, path);
  const made = mkdirSync(dirname(file), { recursive: true });
  if (made !== undefined) undo.push(() => rmSync(made, { recursive: true }));
  writeFileSync(file, text, { flag: 'wx' });
  undo.push(() => rmSync(file));
}

/**
 * @param {string} file
 * @param {string} text
 * @param {(() => void)[]} undo
 */
function replace(file, text, undo) {
  const before = readFileSync(file);
  const draft = `${file}.new`;
  writeFileSync(draft, text, { flag: 'wx' });
  undo.push(() => rmSync(draft, { force: true }));
  renameSync(draft, file);
  undo.push(() => writeFileSync(file, before));
}
