import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Refusal } from './refusal.mjs';

const longest = { name: 24, singular: 32 };
const kebabCase = /^[a-z]+(-[a-z]+)*$/;

/** Addresses of the shell, and meaningless folder names (docs/decisions/0002-wire-names-dates-and-file-names.md). */
const reservedNames = new Set(
  'api assets common create helper helpers index login mailbox misc platform releases remote reports shared shell util utils'.split(
    ' ',
  ),
);
/** PostgreSQL reserves these words. */
const reservedTables = new Set(['references']);

/** @param {string} name @param {string | undefined} singular */
export function requireGoodNames(name, singular) {
  requireWord(name, 'a feature', longest.name);
  if (reservedNames.has(name))
    throw new Refusal(`"${name}" is a name of the platform itself: choose another.`);
  if (name.startsWith('mf-'))
    throw new Refusal(`Give the name without mf-, such as ${name.slice(3) || 'rooms'}.`);
  if (singular !== undefined) requireWord(singular, 'what it lists', longest.singular);
}

/** @param {string} word @param {string} ofWhat @param {number} most */
function requireWord(word, ofWhat, most) {
  if (word.length > most) throw new Refusal(`The name of ${ofWhat} has at most ${most} letters.`);
  if (word.length < 3 || !kebabCase.test(word)) {
    throw new Refusal(
      `${JSON.stringify(word)} is not the name of ${ofWhat}: write lower-case words joined by hyphens, such as lost-and-found.`,
    );
  }
}

/** @param {string} root @param {import('./name-forms.mjs').NameForms} forms */
export function requireFreeNames(root, forms) {
  const { context, Context, Thing, Things, thing, things, things_snake } = forms;
  const camelThing = forms['thing camel'];
  const folders = [
    `mf-${context}`,
    `packages/contracts/src/${context}`,
    `api/src/${context}`,
    `e2e/mf-${context}`,
  ];
  const taken = [...folders, `e2e/pages/${context}.page.ts`].find((path) => existsSync(join(root, path)));
  if (taken !== undefined)
    throw new Refusal(`There is ${taken} already: choose another name than "${context}".`);

  const promises = exportedByContracts(root);
  const exported = [`list${Things}Endpoint`, `create${Thing}Endpoint`, `${camelThing}Schema`, Thing];
  const word = exported.find((each) => new RegExp(`\\b${each}\\b`).test(promises));
  if (word !== undefined || Thing in globalThis || Context in globalThis) {
    throw new Refusal(
      `The contracts cannot have another "${word ?? Thing}": say --singular with a word of its own.`,
    );
  }
  if (claims(root, things_snake) || reservedTables.has(things_snake)) {
    throw new Refusal(
      `The table "${things_snake}" cannot be made: say --singular with another word than ${thing}.`,
    );
  }
  const screens = readdirSync(root).filter((folder) => folder.startsWith('mf-'));
  const clash = screens.find((folder) => routesOf(join(root, folder)).includes(`/${context}`));
  if (clash !== undefined)
    throw new Refusal(`The address /${context} is that of ${clash}: choose another name.`);
  const served = join(root, 'api/openapi.generated.json');
  if (readFileSync(served, 'utf8').includes(`"/api/${things}"`))
    throw new Refusal(`The API answers /${things} already: say --singular with another word than ${thing}.`);
}

/** Returns the entry points' texts, since names are unique across them. @param {string} root */
function exportedByContracts(root) {
  const folder = join(root, 'packages/contracts/src');
  const entryPoints = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => basename(path) === 'index.ts',
  );
  return entryPoints.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
}

/** @param {string} root @param {string} table */
function claims(root, table) {
  const folder = join(root, 'api/migrations');
  const made = new RegExp(`\\b(table|index|view|sequence) ${table}\\b`);
  return readdirSync(folder).some((file) => made.test(readFileSync(join(folder, file), 'utf8')));
}

/** @param {string} remote @returns {string[]} */
function routesOf(remote) {
  const file = join(remote, 'remote.json');
  if (!existsSync(file)) return [];
  const { routes } = JSON.parse(readFileSync(file, 'utf8'));
  return routes.map((/** @type {{ path: string }} */ { path }) => path.replace(/\/\*$/, ''));
}
