import { createHash } from 'node:crypto';

/** The placeholder has the length of a name, for source maps, and no underscores, which webpack rewrites in globals. */
export const buildPlaceholder = 'thisBuild0';

/** @typedef {import('webpack').ChunkGroup & { options: { fetchPriority?: string } }} ChunkGroup */

/**
 * @typedef {object} ReleaseFacts
 * @property {{ name: string, exposes: string[] }} descriptor content of remote.json
 * @property {string} version
 * @property {string} build `buildPlaceholder`
 * @property {string} container global name of the federation container, ends with `build`
 * @property {Record<string, string>} shared version range by singleton
 */

/** Names the build after its content and writes `release.json` with the SHA-384 of each file. */
export class ReleaseFilePlugin {
  /**
   * @param {ReleaseFacts} facts
   * @param {import('./page/page-config.mjs').PageBuild} [page] the page in the release
   */
  constructor(facts, page) {
    this.facts = facts;
    this.page = page;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(ReleaseFilePlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: ReleaseFilePlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => {
          if (compilation.errors.length > 0) return;
          compilation.deleteAsset('mf-stats.json');
          const { facts, page } = this;
          const build = nameBuild(describe(compilation, facts, page));
          const container = facts.container.replace(buildPlaceholder, build);
          fillIn(compilation, [facts.container, entryOf(compilation, facts)], build);
          const release = { ...describe(compilation, facts, page), build, container };
          compilation.emitAsset(
            'release.json',
            new sources.RawSource(`${JSON.stringify(release, null, 2)}\n`),
          );
        },
      );
    });
  }
}

/** @param {import('webpack').Compilation} compilation @param {ReleaseFacts} facts */
function entryOf(compilation, { container }) {
  return compilation.entrypoints.get(container)?.getFiles()[0] ?? '';
}

/**
 * @param {import('webpack').Compilation} compilation @param {ReleaseFacts} facts
 * @param {import('./page/page-config.mjs').PageBuild} [page]
 */
function describe(compilation, facts, page) {
  return {
    name: facts.descriptor.name,
    ...facts,
    entry: entryOf(compilation, facts),
    ...contentsOf(compilation, facts.descriptor.exposes, page),
  };
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {string[]} places texts that contain `buildPlaceholder` @param {string} build
 */
function fillIn(compilation, places, build) {
  const { RawSource } = compilation.compiler.webpack.sources;
  const named = (/** @type {string} */ text) =>
    places.reduce((done, place) => done.replaceAll(place, place.replace(buildPlaceholder, build)), text);
  for (const { name, source } of compilation.getAssets()) {
    if (places.some((place) => source.buffer().includes(place)))
      compilation.updateAsset(name, new RawSource(named(source.source().toString())));
    if (named(name) !== name) compilation.renameAsset(name, named(name));
  }
}

/**
 * @param {import('webpack').Compilation} compilation @param {string[]} exposes
 * @param {import('./page/page-config.mjs').PageBuild} [page]
 */
function contentsOf(compilation, exposes, page) {
  /** @type {Record<string, string>} */
  const files = { ...page?.files };
  for (const asset of compilation.getAssets()) {
    const hash = createHash('sha384').update(asset.source.buffer()).digest('base64');
    files[asset.name] = `sha384-${hash}`;
  }
  const further = exposes.filter((name) => name !== './remote');
  const modules = Object.fromEntries(further.map((name) => [name, firstFiles(compilation, name)]));
  return {
    preload: firstFiles(compilation, './remote'),
    ...(further.length > 0 && { modules }),
    ...(page && { page: { scripts: page.scripts, styles: page.styles } }),
    files: sorted(files),
  };
}

/**
 * Lists the files that a host can request in parallel: chunks and imports with `webpackFetchPriority: "high"`.
 * @param {import('webpack').Compilation} compilation @param {string} name exposed module: `./remote`
 */
function firstFiles(compilation, name) {
  // The federation plugin writes hyphens as underscores; exposed names contain no underscores.
  const chunkName = `__federation_expose_${name.slice('./'.length).replaceAll('-', '_')}`;
  const exposed = compilation.chunkGroups.filter((group) =>
    group.chunks.some((chunk) => chunk.name === chunkName),
  );
  const urgent = exposed
    .flatMap((group) => group.getChildren())
    .filter((child) => /** @type {ChunkGroup} */ (child).options.fetchPriority === 'high');
  const files = [...exposed, ...urgent].flatMap((group) => group.getFiles());
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file)).sort();
}

/** @param {Record<string, string>} record */
function sorted(record) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Hashes release.json (SHA-256, 10 hexadecimal digits) without source maps, in which comments count.
 * @param {Record<string, unknown> & { files: Record<string, string> }} release contains `buildPlaceholder`
 * @returns {string}
 */
function nameBuild({ files, ...facts }) {
  const shipped = Object.entries(files).filter(([path]) => !path.endsWith('.map'));
  const text = JSON.stringify({ ...facts, files: Object.fromEntries(shipped) }, sortKeys);
  return createHash('sha256').update(text).digest('hex').slice(0, buildPlaceholder.length);
}

/** @param {string} _key @param {unknown} value */
function sortKeys(_key, value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
