import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const left = new Set(['.git', '.data', '.cache', '.turbo', 'node_modules', 'test-results', 'results']);

/**
 * Copies the project with its builds. Dependencies are linked; workspaces link to the copy.
 * @param {string} target must not exist
 */
export function copyProject(target) {
  cpSync(root, target, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (source) => !left.has(source.split(sep).at(-1) ?? ''),
  });
  for (const folder of foldersWithModules()) linkModules(folder, target);
}

function foldersWithModules() {
  const workspaces = readdirSync(root)
    .concat(readdirSync(join(root, 'packages')).map((name) => join('packages', name)))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
  return ['.', ...workspaces].filter((folder) => existsSync(join(root, folder, 'node_modules')));
}

/** @param {string} folder contains node_modules @param {string} target */
function linkModules(folder, target) {
  for (const module of modulesIn(join(root, folder, 'node_modules'))) {
    const source = join(root, folder, 'node_modules', module);
    const copy = join(target, folder, 'node_modules', module);
    mkdirSync(dirname(copy), { recursive: true });
    const own = ownFolder(source);
    symlinkSync(own === undefined ? source : join(target, own), copy, 'junction');
  }
}

/** @param {string} folder */
function modulesIn(folder) {
  return (
    readdirSync(folder)
      .filter((name) => !name.startsWith('.') || name === '.bin')
      .flatMap((name) =>
        name.startsWith('@') ? readdirSync(join(folder, name)).map((module) => join(name, module)) : [name],
      )
      // A link may outlive its workspace.
      .filter((module) => existsSync(join(folder, module)))
  );
}

/** Returns the workspace that a module links to, or undefined for an installed one. @param {string} module */
function ownFolder(module) {
  const folder = relative(realpathSync(root), realpathSync(module));
  const isInside =
    !isAbsolute(folder) && !folder.split(sep).some((part) => part === '..' || part === 'node_modules');
  return isInside ? folder : undefined;
}

const [target] = process.argv.slice(2);
if (target !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) copyProject(resolve(target));
