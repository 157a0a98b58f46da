import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './sdk-packages.mjs';

const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\(\s*)(['"])([^'"\n]+)\1/g;

/**
 * @param {string} folder
 * @returns {string[]} `name (file)` with the first importing file
 */
export function undeclaredImports(folder) {
  const manifest = readManifest(folder);
  const declared = new Set([
    manifest.name,
    ...Object.keys({
      ...manifest.dependencies,
      ...manifest.peerDependencies,
      ...manifest.optionalDependencies,
    }),
  ]);
  const isDeclared = (/** @type {string} */ name) => declared.has(name) || declared.has(`@types/${name}`);
  const missing = importsOf(folder, /\.[cm]?[jt]s$/).filter(
    ({ request }) => isPackage(request) && !isDeclared(packageOf(request)),
  );
  const firstFiles = new Map(missing.reverse().map(({ request, file }) => [packageOf(request), file]));
  return [...firstFiles].map(([name, file]) => `${name} (${file})`).sort();
}

/**
 * Finds imports of missing files: webpack completes no file endings, and a missing type silently becomes `any`.
 * @param {string} folder
 * @returns {string[]} `request (file)`
 */
export function unfoundImports(folder) {
  return importsOf(folder, /\.(m?js|d\.m?ts)$/)
    .filter(({ request, file }) => {
      const target = fileOf(request, join(folder, 'dist', dirname(file)));
      return target !== undefined && !statSync(target, { throwIfNoEntry: false })?.isFile();
    })
    .map(({ request, file }) => `${request} (${file})`);
}

/**
 * Returns undefined for requests resolved by a package's `exports` or `main`.
 * @param {string} request
 * @param {string} from folder of the importing module
 */
function fileOf(request, from) {
  if (/^\.{1,2}\//.test(request)) return join(from, request);
  if (!isPackage(request) || request === packageOf(request)) return undefined;
  const place = join(root, 'node_modules', packageOf(request));
  const hasExports = !existsSync(place) || readManifest(place).exports !== undefined;
  return hasExports ? undefined : join(root, 'node_modules', request);
}

/**
 * @param {string} folder
 * @param {RegExp} ending
 */
function importsOf(folder, ending) {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).sort();
  return files
    .filter((file) => ending.test(file))
    .flatMap((file) => {
      const text = withoutComments(readFileSync(join(folder, 'dist', file), 'utf8'));
      return [...text.matchAll(imported)].map(([, , request = '']) => ({ request, file }));
    });
}

/** @param {string} request */
const isPackage = (request) =>
  /^(@[\w-]+\/)?[a-z]/.test(request) && !isBuiltin(request) && !request.includes('${');

/** @param {string} request */
const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** @param {string} folder */
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** @param {string} text */
const withoutComments = (text) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
