/**
 * @typedef {object} LockedPackage
 * @property {string} [name] set if installed under an alias
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 */

/**
 * Adds the tarball's address to each package; npm otherwise requests the list of all versions first.
 * @param {{ packages: Record<string, LockedPackage> }} lock
 * @param {string} registry
 */
export function addAddresses(lock, registry) {
  const base = registry.replace(/\/*$/, '/');
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    // Workspaces and packages with an address of their own stay unchanged.
    if (!name || !entry.integrity || entry.resolved) return [path, entry];
    const published = entry.name ?? name;
    const file = `${published.split('/').at(-1)}-${entry.version}.tgz`;
    return [path, { ...entry, resolved: `${base}${published}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}
