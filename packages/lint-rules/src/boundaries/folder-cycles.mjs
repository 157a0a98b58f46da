/** @typedef {{ from: string, to: string }} SourceImport */
/** @typedef {{ source: string, dependencies: { resolved: string }[] }} Module a file in the output of dependency-cruiser */

/**
 * Tests and their helpers may import from the whole workspace.
 * @param {string} path
 */
const isProduction = (path) => !/^e2e\/|\.(test|spec)\.[a-z]+$|\/testing\/|node_modules/.test(path);

/**
 * @param {readonly Module[]} modules
 * @returns {SourceImport[]}
 */
export const readSourceImports = (modules) =>
  modules
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ from, to }) => isProduction(from) && isProduction(to));

/**
 * Returns the first folders in which both paths differ, or undefined if one contains the other file.
 * @param {SourceImport} one
 */
function foldersOf({ from, to }) {
  const [source, target] = [from.split('/'), to.split('/')];
  const depth = source.findIndex((part, index) => part !== target[index]);
  if (depth === -1 || depth >= source.length - 1 || depth >= target.length - 1) return undefined;
  const folder = (/** @type {string[]} */ parts) => parts.slice(0, depth + 1).join('/');
  return { importing: folder(source), imported: folder(target) };
}

/** @param {readonly SourceImport[]} imports */
export function findFolderCycles(imports) {
  const pairs = imports.flatMap((one) => {
    const folders = foldersOf(one);
    return folders ? [{ ...one, ...folders }] : [];
  });
  /** @type {Map<string, Set<string>>} */
  const next = new Map();
  for (const { importing, imported } of pairs)
    next.set(importing, (next.get(importing) ?? new Set()).add(imported));

  /** @type {Map<string, Set<string>>} */
  const reached = new Map();
  function foldersReachedFrom(/** @type {string} */ folder) {
    const known = reached.get(folder);
    if (known) return known;
    /** @type {Set<string>} */
    const found = new Set();
    const open = [folder];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      for (const following of next.get(one) ?? []) {
        if (found.has(following)) continue;
        found.add(following);
        open.push(following);
      }
    }
    reached.set(folder, found);
    return found;
  }

  const circular = pairs.filter(({ importing, imported }) => foldersReachedFrom(imported).has(importing));
  return [...new Set(circular.map(({ from, to }) => `${from} imports ${to}`))].sort();
}
