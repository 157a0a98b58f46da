import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const left = new Set(['.git', '.data', '.cache', '.turbo', 'node_modules', 'test-results', 'results']);

/**
 * A copy of this project with what is built in it, to generate into. Dependencies are those of this project; the
 * workspaces among them are the copy's own.
 * @param {string} target a folder that is not there yet
 */
export function copyProject(target) {
  cpSync(root, target, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (source) => !left.has(source.split(sep).at(-1) ?? ''),
  });
  for (const folder of foldersWithModules()) linkModules(join(root, folder), join(target, folder));
}

function foldersWithModules() {
  const workspaces = readdirSync(root)
    .concat(readdirSync(join(root, 'packages')).map((name) => join('packages', name)))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
  return ['.', ...workspaces].filter((folder) => existsSync(join(root, folder, 'node_modules')));
}

/**
 * @param {string} from
 * @param {string} to
 */
function linkModules(from, to) {
  for (const module of modulesIn(join(from, 'node_modules'))) {
    const source = join(from, 'node_modules', module);
    const copy = join(to, 'node_modules', module);
    mkdirSync(dirname(copy), { recursive: true });
    symlinkSync(isOwn(source) ? join(to, relative(from, linked(source))) : source, copy, 'junction');
  }
}

/** @param {string} folder */
function modulesIn(folder) {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') || name === '.bin')
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((module) => join(name, module)) : [name],
    );
}

/** @param {string} module */
const linked = (module) => resolve(dirname(module), readlinkSync(module));

/** @param {string} module */
const isOwn = (module) => lstatSync(module).isSymbolicLink();

const [target] = process.argv.slice(2);
if (target !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) copyProject(resolve(target));
