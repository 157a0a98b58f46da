import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { editProject } from './edit-project.mjs';
import { linkWorkspace } from './link-workspace.mjs';
import { nameForms } from './name-forms.mjs';
import { formatAll, renderTemplate } from './render-template.mjs';
import { requireFreeNames, requireGoodNames } from './require-free-names.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Plans a feature without writing anything.
 * @param {string} root @param {{ name: string, singular?: string | undefined }} names
 * @throws {import('./refusal.mjs').Refusal} for invalid or taken names
 */
export async function planRemote(root, { name, singular }) {
  requireGoodNames(name, singular);
  const forms = nameForms(name, singular);
  requireFreeNames(root, forms);
  const remote = `mf-${name}`;
  const added = await renderTemplate(root, forms);
  const manifest = added.find(({ path }) => path === `${remote}/package.json`);
  if (manifest === undefined) throw new Error('The template has no package.json');
  const edited = await formatAll(root, editProject(root, forms, manifest.text));
  return { remote, forms, added, edited };
}

/**
 * Writes all planned files or none.
 * @param {string} root @param {Awaited<ReturnType<typeof planRemote>>} plan
 */
export function writeRemote(root, plan) {
  const lockBefore = readFileSync(join(root, 'package-lock.json'), 'utf8');
  writeAll(root, plan);
  linkWorkspace(root, plan.remote, lockBefore);
}

/** @typedef {import('./render-template.mjs').NewFile} NewFile */

/**
 * Writes all files or restores the project.
 * @param {string} root @param {{ added: readonly NewFile[], edited: readonly NewFile[] }} files
 */
function writeAll(root, { added, edited }) {
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

/** @param {string} root @param {string} path @param {string} text @param {(() => void)[]} undo */
function writeNew(root, path, text, undo) {
  const file = join(root, path);
  const made = mkdirSync(dirname(file), { recursive: true });
  if (made !== undefined) undo.push(() => rmSync(made, { recursive: true }));
  writeFileSync(file, text, { flag: 'wx' });
  undo.push(() => rmSync(file));
}

/** @param {string} file @param {string} text @param {(() => void)[]} undo */
function replace(file, text, undo) {
  const before = readFileSync(file);
  const draft = `${file}.new`;
  writeFileSync(draft, text, { flag: 'wx' });
  undo.push(() => rmSync(draft, { force: true }));
  renameSync(draft, file);
  undo.push(() => writeFileSync(file, before));
}
