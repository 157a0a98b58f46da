import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../refusal.mjs';

const template = fileURLToPath(new URL('../../repository-template/', import.meta.url));
const ending = '.tmpl';

/**
 * Writes the repository of a remote, and lists its files.
 * @param {string} folder
 * @param {{ name: string, suite: string }} remote the name of the feature; the origin of the suite
 * @returns {string[]}
 * @throws {Refusal} when something is in the folder already
 */
export function writeRepository(folder, { name, suite }) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} is not empty: nothing was written. Name another folder with --folder.`);
  const values = new Map([
    ['name', name],
    ['Title', titleOf(name)],
    ['suite', suite],
  ]);
  const files = readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .sort();
  return files.map((path) => {
    const target = path.slice(0, -ending.length);
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    writeFileSync(join(folder, target), fillIn(readFileSync(join(template, path), 'utf8'), values));
    return target.split(sep).join('/');
  });
}

/**
 * @param {string} text
 * @param {Map<string, string>} values
 */
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
