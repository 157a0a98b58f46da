import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Edits existing files, such as the list of endpoints, the access table and the lock file.
 * @param {string} root @param {import('./name-forms.mjs').NameForms} forms
 * @param {string} manifest content of the new package.json
 * @returns {import('./render-template.mjs').NewFile[]}
 */
export function editProject(root, forms, manifest) {
  const edit = (/** @type {string} */ path, /** @type {(text: string) => string} */ change) => ({
    path,
    text: change(readFileSync(join(root, path), 'utf8')),
  });
  return [
    edit('packages/contracts/src/endpoints.ts', (text) => withEndpoints(text, forms)),
    edit('api/src/app.ts', (text) => withContext(text, forms)),
    edit('api/src/testing/matrix/who-may-call.ts', (text) => withLast(text, rowsOf(forms))),
    edit('api/src/testing/matrix/matrix-calls.ts', (text) => withLast(text, callOf(forms))),
    edit('packages/lint-rules/src/tables/table-owners.ts', (text) => withLast(text, tablesOf(forms))),
    edit('package-lock.json', (text) => withWorkspace(text, `mf-${forms.context}`, manifest)),
    edit('.github/CODEOWNERS', (text) => withOwners(text, forms)),
    edit('.github/workflows/test.yml', (text) => withJob(text, forms)),
  ];
}

/** @param {string} text @param {import('./name-forms.mjs').NameForms} forms */
function withOwners(text, { context }) {
  const owners = (/** @type {string} */ folder) => `${folder.padEnd(28)} @management-suite/${context}\n`;
  return `${text}${owners(`/mf-${context}/`)}${owners(`/e2e/mf-${context}/`)}`;
}

/** @param {string} text @param {import('./name-forms.mjs').NameForms} forms */
function withJob(text, { context }) {
  const last = [...text.matchAll(/^ +- npm test -- mf-.*\n/gm)].at(-1);
  if (last === undefined) throw new Error('.github/workflows/test.yml tests no remote');
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}          - npm test -- mf-${context}\n${text.slice(end)}`;
}

/** @param {string} text @param {import('./name-forms.mjs').NameForms} forms */
function withEndpoints(text, forms) {
  const { context } = forms;
  const namespace = forms['context camel'];
  const statements = text.split(/(?<=;\n)/);
  insertByKey(
    statements,
    `import * as ${namespace} from './${context}/index.ts';\n`,
    /^import [^;]*from '(\.\/[^']+)'/,
  );
  return statements
    .join('')
    .replace(/(?<=^export const contexts = \{\n)(?: {2}\w+,\n)+/m, (/** @type {string} */ listed) =>
      [...listed.split(/(?<=\n)/), `  ${namespace},\n`].sort().join(''),
    );
}

/** @param {string} text @param {import('./name-forms.mjs').NameForms} forms */
function withContext(text, { context, Context }) {
  const statements = text.split(/(?<=;\n)/);
  const route = `import { register${Context}Routes } from './${context}/${context}.routes.ts';\n`;
  insertByKey(statements, route, /^import [^;]*from '(\.\/[^']+)'/);
  const calls = [...statements.join('').matchAll(/^ {2}register\w+Routes\(app\);\n/gm)];
  const last = calls.at(-1);
  if (last === undefined) throw new Error('api/src/app.ts registers no context by hand');
  const end = last.index + last[0].length;
  const whole = statements.join('');
  return `${whole.slice(0, end)}  register${Context}Routes(app);\n${whole.slice(end)}`;
}

/** @param {import('./name-forms.mjs').NameForms} forms */
function rowsOf({ thing, things }) {
  const row = (/** @type {string} */ name, /** @type {string} */ about) =>
    `  '${name}': {\n    who: ['manage_hotel', 'hotel_checkins_manage'],\n    about: '${about}',\n  },\n`;
  return `\n${row(`list-${things}`, 'nothing')}${row(`create-${thing}`, 'own hotel')}`;
}

/** @param {import('./name-forms.mjs').NameForms} forms */
function callOf({ thing }) {
  return `  'create-${thing}': async () => ({ body: { name: unique() } }),\n`;
}

/** @param {import('./name-forms.mjs').NameForms} forms */
function tablesOf({ context, things_snake }) {
  const key = context.includes('-') ? `'${context}'` : context;
  return `  ${key}: ['${things_snake}'],\n`;
}

/** @param {string} text @param {string} added */
function withLast(text, added) {
  const end = text.lastIndexOf('};\n');
  return `${text.slice(0, end)}${added}${text.slice(end)}`;
}

/**
 * Inserts a statement in alphabetical order of what `key` captures.
 * @param {string[]} statements @param {string} added @param {RegExp} key
 */
function insertByKey(statements, added, key) {
  const own = key.exec(added)?.[1] ?? '';
  const keys = statements.map((statement) => key.exec(statement)?.[1]);
  const later = keys.findIndex((each) => each !== undefined && each > own);
  const last = keys.findLastIndex((each) => each !== undefined);
  statements.splice(later === -1 ? last + 1 : later, 0, added);
}

/**
 * Adds the workspace like `npm install`; its dependencies are already installed.
 * @param {string} text @param {string} folder @param {string} manifest
 */
function withWorkspace(text, folder, manifest) {
  const lock = JSON.parse(text);
  const { version, dependencies, devDependencies, peerDependencies } = JSON.parse(manifest);
  lock.packages[folder] = { version, dependencies, devDependencies, peerDependencies };
  lock.packages[`node_modules/${folder}`] = { resolved: folder, link: true };
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
  );
  return `${JSON.stringify(lock, null, 2)}\n`;
}
