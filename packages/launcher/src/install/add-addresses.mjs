/**
 * @typedef {object} LockedPackage
 * @property {string} [name] where it is installed under another name
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 */

/**
 * Gives each package of a lock file its address at a registry. Without one npm asks the registry for the list of all
 * versions of the package first.
 * @param {{ packages: Record<string, LockedPackage> }} lock
 * @param {string} registry
 */
export function addAddresses(lock, registry) {
  const base = registry.replace(/\/*$/, '/');
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    // Workspaces and what was locked to an address of its own.
    if (!name || !entry.integrity || entry.resolved) return [path, entry];
    const published = entry.name ?? name;
    const file = `${published.split('/').at(-1)}-${entry.version}.tgz`;
    return [path, { ...entry, resolved: `${base}${published}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}
