import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editProject } from './edit-project.mjs';
import { linkWorkspace } from './link-workspace.mjs';
import { nameForms } from './name-forms.mjs';
import { formatAll, renderTemplate } from './render-template.mjs';
import { requireFreeNames, requireGoodNames } from './require-free-names.mjs';
import { writeAll } from './write-all.mjs';

/**
 * Plans a feature without writing anything.
 * @param {string} root
 * @param {{ name: string, singular?: string | undefined }} names
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
 * @param {string} root
 * @param {Awaited<ReturnType<typeof planRemote>>} plan
 */
export function writeRemote(root, plan) {
  const lockBefore = readFileSync(join(root, 'package-lock.json'), 'utf8');
  writeAll(root, plan);
  linkWorkspace(root, plan.remote, lockBefore);
}
