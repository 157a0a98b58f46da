/** @typedef {Record<string, any>} Manifest content of a package.json */

const sourceCondition = 'suite-source';

/**
 * @param {Manifest} manifest of the workspace
 * @param {{ root: Manifest, versions: ReadonlyMap<string, string>, extraFiles: string[], leftOut?: string[] | undefined }} context `root` is the repository's package.json, `versions` are by name, `extraFiles` are packed beside `dist`, `leftOut` are dependencies of files that are not packed
 * @returns {Manifest} without a version
 */
export function publishedManifest(manifest, { root, versions, extraFiles, leftOut = [] }) {
  const { name, description, type, sideEffects, bin, peerDependencies } = manifest;
  const dependencies = keep(
    { ...manifest.dependencies, ...types(manifest) },
    (dependency) => !leftOut.includes(dependency),
  );
  return withoutUndefined({
    name,
    description,
    license: root.license,
    type,
    sideEffects,
    engines: root.engines,
    // npm includes README.md automatically.
    files: ['dist', 'CHANGELOG.md', ...extraFiles],
    exports: manifest.exports && mapValues(manifest.exports, publishedTarget),
    bin: bin && mapValues(bin, (file) => file.replace(/^\.\/src\//, './dist/')),
    dependencies: exactVersions(dependencies, versions),
    peerDependencies,
    peerDependenciesMeta: manifest.peerDependenciesMeta,
    optionalDependencies: manifest.optionalDependencies,
  });
}

/**
 * Types are development dependencies of sources, but packed types import them.
 * @param {Manifest} manifest
 */
const types = ({ devDependencies = {} }) => keep(devDependencies, (name) => name.startsWith('@types/'));

/**
 * @param {Record<string, string>} dependencies
 * @param {(name: string) => boolean} isKept
 */
const keep = (dependencies, isKept) =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => isKept(name)));

/** @param {string | Record<string, string>} target value in `exports` */
function publishedTarget(target) {
  const source = typeof target === 'string' ? target : (target[sourceCondition] ?? '');
  const [, path, prefix = '', ending] = /^\.\/src\/(.+)\.(c|m)?(tsx?|js)$/.exec(source) ?? [];
  if (path === undefined || ending === undefined) return target;
  const built = `./dist/${path}`;
  return { types: `${built}.d.${prefix}ts`, default: `${built}.${prefix}js` };
}

/**
 * @param {Record<string, string>} dependencies
 * @param {ReadonlyMap<string, string>} versions
 */
function exactVersions(dependencies, versions) {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      if (!name.startsWith('@suite/')) return [name, range];
      const version = versions.get(name);
      if (version === undefined)
        throw new Error(`${name} is a dependency of a package of the SDK and not in the SDK`);
      return [name, version];
    }),
  );
}

/**
 * @template Value
 * @param {Record<string, Value>} record
 * @param {(value: Value) => unknown} change
 */
const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** @param {Manifest} record */
const withoutUndefined = (record) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
