import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../refusal.mjs';

/** @typedef {null | string | number | boolean | Json[] | { [key: string]: Json }} Json */

const sortedParts = /^(scripts|(peer|dev)?[dD]ependencies)$/;

/** @param {{ [key: string]: Json }} object */
const sorted = (object) =>
  Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)));

/** @param {Json | undefined} value @returns {value is { [key: string]: Json }} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const templates = fileURLToPath(new URL('../../', import.meta.url));
const ending = '.tmpl';

/**
 * Writes the remote's repository and returns its files.
 * @param {string} folder
 * @param {{ name: string, suite: string, service?: boolean, document?: string | undefined }} remote `suite` is the origin; `service` adds a back end; `document` is the OpenAPI document for a typed client
 * @returns {string[]} @throws {Refusal} for a folder that is not empty
 */
export function writeRepository(folder, { name, suite, service = false, document }) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} is not empty: nothing was written. Name another folder with --folder.`);
  const values = new Map([
    ['name', name],
    ['Title', titleOf(name)],
    ['suite', suite],
  ]);
  const files = readTemplates([
    'repository-template',
    ...(document === undefined ? [] : ['repository-options/openapi']),
    ...(service ? ['repository-options/service'] : []),
  ]);
  for (const [path, text] of files) files.set(path, fillIn(text, values));
  if (document !== undefined) files.set('openapi.json', document);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return [...files.keys()].sort();
}

/** @param {readonly string[]} folders */
function readTemplates(folders) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const folder of folders) {
    const root = join(templates, folder);
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith(ending)) continue;
      const path = file.slice(0, -ending.length).split(sep).join('/');
      const text = readFileSync(join(root, file), 'utf8');
      const before = files.get(path);
      files.set(path, before === undefined ? text : combine(path, before, text));
    }
  }
  return files;
}

/** @param {string} text @param {Map<string, string>} values */
const fillIn = (text, values) =>
  text.replaceAll(/__([A-Za-z]+)__/g, (token, key) => {
    const value = values.get(key);
    if (value === undefined) throw new Error(`A template asks for ${token}, which has no value`);
    return value;
  });

/** @param {string} name `lost-and-found` */
const titleOf = (name) =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * Combines a file of the template with that of an option: merges JSON, appends text, replaces code.
 * @param {string} path @param {string} before @param {string} added
 */
export function combine(path, before, added) {
  if (path.endsWith('.json'))
    return `${JSON.stringify(merge(JSON.parse(before), JSON.parse(added)), null, 2)}\n`;
  return /(\.md|\.gitignore)$/.test(path) ? before + added : added;
}

/**
 * Appends lists; null removes a field.
 * @param {Json | undefined} before @param {Json} added @returns {Json}
 */
function merge(before, added) {
  if (Array.isArray(before) && Array.isArray(added)) return [...before, ...added];
  if (!isObject(before) || !isObject(added)) return added;
  const merged = { ...before };
  for (const [key, value] of Object.entries(added)) {
    const next = merge(before[key], value);
    merged[key] = sortedParts.test(key) && isObject(next) ? sorted(next) : next;
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}
