import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\(\s*)(['"])([^'"\n]+)\1/g;

/**
 * Packages that the modules and types of a packed folder import and its package.json does not declare: installed alone,
 * such a package fails.
 * @param {string} folder
 * @returns {string[]} `name (file)`, the first file of each name
 */
export function undeclaredImports(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const declared = new Set([
    manifest.name,
    ...Object.keys({
      ...manifest.dependencies,
      ...manifest.peerDependencies,
      ...manifest.optionalDependencies,
    }),
  ]);
  /** @type {Map<string, string>} */
  const missing = new Map();
  for (const file of readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.[cm]?[jt]s$/.test(file)) continue;
    const text = withoutComments(readFileSync(join(folder, 'dist', file), 'utf8'));
    for (const [, , request = ''] of text.matchAll(imported)) {
      if (!/^(@[\w-]+\/)?[a-z]/.test(request) || isBuiltin(request)) continue;
      const name = request
        .split('/')
        .slice(0, request.startsWith('@') ? 2 : 1)
        .join('/');
      if (!declared.has(name) && !missing.has(name)) missing.set(name, file);
    }
  }
  return [...missing].map(([name, file]) => `${name} (${file})`);
}

/** @param {string} text */
const withoutComments = (text) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
