import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';

const template = fileURLToPath(new URL('../template/', import.meta.url));
const ending = '.tmpl';
const unformatted = /\.(md|sql)$|(^|\/)(package-lock\.json|CODEOWNERS)$/;

/**
 * @typedef {object} NewFile
 * @property {string} path relative to the project, with `/`
 * @property {string} text
 */

/** @param {string} root @param {import('./name-forms.mjs').NameForms} forms @returns {Promise<NewFile[]>} */
export async function renderTemplate(root, forms) {
  const values = new Map([...Object.entries(forms), ['migration', nextMigration(root)]]);
  const fill = (/** @type {string} */ text) => fillIn(text, values, root);
  const files = readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => ({
      path: fill(path.slice(0, -ending.length).split(sep).join('/')),
      text: fill(readFileSync(join(template, path), 'utf8')),
    }));
  return formatAll(root, files);
}

/** @param {string} root @param {NewFile[]} files */
export async function formatAll(root, files) {
  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  const formatted = files.map(async ({ path, text }) => ({
    path,
    text: unformatted.test(path) ? text : await formatFile(path, text, style),
  }));
  return Promise.all(formatted);
}

/** @param {string} path @param {string} text @param {import('oxfmt').FormatConfig} style */
async function formatFile(path, text, style) {
  const { code, errors } = await format(path, text, style);
  if (errors.length > 0)
    throw new Error(`${path} cannot be formatted: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

/** @param {string} text @param {Map<string, string>} values @param {string} root */
function fillIn(text, values, root) {
  return text.replace(
    /__([a-zA-Z][a-zA-Z ]*(?:_snake)?|(?:range|version):[^_]+)__/g,
    (token, /** @type {string} */ key) => {
      const [kind, module = ''] = key.split(':');
      const value =
        module === '' ? values.get(key) : kind === 'range' ? rangeOf(root, module) : versionOf(root, module);
      if (value === undefined) throw new Error(`A template asks for ${token}, which has no value`);
      return value;
    },
  );
}

/** @param {string} root @param {string} module @returns {string} */
function versionOf(root, module) {
  return JSON.parse(readFileSync(join(root, 'node_modules', module, 'package.json'), 'utf8')).version;
}

/**
 * Returns the range of the installed minor version up to the next major version.
 * @param {string} root @param {string} module
 */
const rangeOf = (root, module) => `^${versionOf(root, module).replace(/^(\d+\.\d+)\..*$/, '$1.0')}`;

/** @param {string} root */
function nextMigration(root) {
  const numbers = readdirSync(join(root, 'api/migrations')).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}
