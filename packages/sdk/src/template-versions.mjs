import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from './content-hash.mjs';
import { root } from './sdk-packages.mjs';

export const repositoryTemplates = ['repository-template', 'repository-options'];

/**
 * Writes versions that were tested with this SDK into the template.
 * @param {string} folder staged template, which may be missing
 * @param {ReadonlyMap<string, string>} versions of SDK packages
 */
export function fillInVersions(folder, versions) {
  if (!existsSync(folder)) return;
  for (const path of filesBelow(folder))
    if (basename(path) === 'package.json.tmpl') fillInFile(join(folder, path), versions);
}

/**
 * @param {string} file
 * @param {ReadonlyMap<string, string>} versions
 */
function fillInFile(file, versions) {
  const text = readFileSync(file, 'utf8').replaceAll(
    /__(engines|range|sdk|version):([^_]+)__/g,
    (token, kind, name) => {
      const value = {
        engines: () => readJson(join(root, 'package.json')).engines[name],
        range: () => `^${installedVersion(name).replace(/^(\d+\.\d+)\..*$/, '$1.0')}`,
        sdk: () => versions.get(name),
        version: () => installedVersion(name),
      }[/** @type {'engines' | 'range' | 'sdk' | 'version'} */ (kind)]();
      if (value === undefined) throw new Error(`The template asks for ${token}, which has no value`);
      return value;
    },
  );
  writeFileSync(file, text);
}

/**
 * @param {string} name
 * @returns {string}
 */
const installedVersion = (name) => readJson(join(root, 'node_modules', name, 'package.json')).version;

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
