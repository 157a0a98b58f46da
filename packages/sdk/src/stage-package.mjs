import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash, filesBelow } from './content-hash.mjs';
import { publishedManifest } from './published-manifest.mjs';
import { withServedLinks } from './served-links.mjs';
import { fillInVersions, repositoryTemplates } from './template-versions.mjs';
import { repositoryOnly, root, stageFolder } from './sdk-packages.mjs';

const documents = ['README.md', 'CHANGELOG.md'];

// These files keep their position relative to `dist`, as relative to `src`.
const extraFiles = ['messages', 'remote.schema.generated.json', ...repositoryTemplates];

/**
 * Creates the packed folder. The version ends with a hash of the content, so that its bytes never change.
 * @param {string} name folder in `packages`
 * @param {string} compiled folder of compiled packages
 * @param {ReadonlyMap<string, string>} versions of packages staged before
 * @returns {import('./published-manifest.mjs').Manifest}
 */
export function stagePackage(name, compiled, versions) {
  const source = join(root, 'packages', name);
  const target = join(stageFolder, name);
  const manifest = readJson(join(source, 'package.json'));
  const only = new Map(Object.entries(repositoryOnly)).get(name);
  const present = extraFiles.filter((file) => existsSync(join(source, file)));
  const published = publishedManifest(manifest, {
    root: readJson(join(root, 'package.json')),
    versions,
    extraFiles: present,
    leftOut: only?.dependencies,
  });
  for (const file of [...documents, ...present])
    if (existsSync(join(source, file))) cpSync(join(source, file), join(target, file), { recursive: true });
  const readme = join(target, 'README.md');
  if (existsSync(readme)) writeFileSync(readme, withServedLinks(readFileSync(readme, 'utf8')));
  copyAssets(join(source, 'src'), join(target, 'dist'));
  copyCompiled(join(compiled, name, 'src'), join(target, 'dist'), only?.keeps);
  for (const template of repositoryTemplates) fillInVersions(join(target, template), versions);
  const version = `${manifest.version}-sdk-${contentHash(target, published)}`;
  const { name: fullName, ...rest } = published;
  const complete = { name: fullName, version, ...rest };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(complete, null, 2)}\n`);
  return complete;
}

/**
 * @param {string} from
 * @param {string} to
 */
function copyAssets(from, to) {
  for (const path of filesBelow(from)) {
    if (/\.[cm]?[jt]sx?$/.test(path) || path.startsWith('testing/')) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(from, path), join(to, path));
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @param {RegExp} [keeps] packed paths; all by default
 */
function copyCompiled(from, to, keeps = /^/) {
  for (const path of filesBelow(from)) {
    if (path.endsWith('.json') || !keeps.test(path)) continue;
    const text = readFileSync(join(from, path), 'utf8');
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), rewritten(path, text));
  }
}

/**
 * @param {string} path
 * @param {string} text
 */
function rewritten(path, text) {
  if (path.endsWith('.map')) return withPackedSources(path, text);
  // The compiler rewrites import endings in modules, but not in types.
  if (/\.d\.[cm]?ts$/.test(path))
    return text.replaceAll(/(['"]\.{1,2}\/[^'"\n]+\.)([cm]?)tsx?(?=['"])/g, '$1$2js');
  return text;
}

/**
 * Source maps embed the sources; relative names do not depend on the build folder.
 * @param {string} path
 * @param {string} text
 */
function withPackedSources(path, text) {
  const map = JSON.parse(text);
  const up = '../'.repeat(path.split('/').length);
  const sources = map.sources.map((/** @type {string} */ file) => file.replace(/^(\.\.\/)+[^/]+\//, up));
  return JSON.stringify({ ...map, sources });
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
