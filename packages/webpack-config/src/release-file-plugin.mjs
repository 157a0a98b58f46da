import { createHash } from 'node:crypto';

/** @typedef {import('webpack').ChunkGroup & { options: { fetchPriority?: string } }} ChunkGroup */

/**
 * @typedef {object} ReleaseFacts
 * @property {{ name: string }} descriptor the remote's own remote.json
 * @property {string} version
 * @property {string} build digest of the inputs
 * @property {string} container global name of the federation container
 * @property {Record<string, string>} shared singleton → version range taken from the host
 */

/**
 * Writes `release.json` beside the built files: what the registry is told about a release, with the
 * SHA-384 of every file in it.
 */
export class ReleaseFilePlugin {
  /**
   * @param {ReleaseFacts} facts
   * @param {import('./page-config.mjs').PageBuild} [page] is part of the release
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
          // The federation plugin's own account of the build: hosts and devtools read the manifest alone.
          compilation.deleteAsset('mf-stats.json');
          const { descriptor, container } = this.facts;
          const [entry] = compilation.entrypoints.get(container)?.getFiles() ?? [];
          const release = {
            name: descriptor.name,
            ...this.facts,
            entry,
            ...contentsOf(compilation, this.page),
          };
          compilation.emitAsset(
            'release.json',
            new sources.RawSource(`${JSON.stringify(release, null, 2)}\n`),
          );
        },
      );
    });
  }
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {import('./page-config.mjs').PageBuild} [page]
 */
function contentsOf(compilation, page) {
  /** @type {Record<string, string>} */
  const files = { ...page?.files };
  for (const asset of compilation.getAssets()) {
    const hash = createHash('sha384').update(asset.source.buffer()).digest('base64');
    files[asset.name] = `sha384-${hash}`;
  }
  return {
    preload: firstFiles(compilation),
    ...(page && { page: { scripts: page.scripts, styles: page.styles } }),
    files: sorted(files),
  };
}

/**
 * The files behind the entry that a first visit needs: the exposed module's own chunks and the screens it
 * imports with `webpackFetchPriority: "high"`, so that a host can ask for all of them at once.
 * @param {import('webpack').Compilation} compilation
 */
function firstFiles(compilation) {
  const exposed = compilation.chunkGroups.filter((group) =>
    group.chunks.some((chunk) => chunk.name?.startsWith('__federation_expose_')),
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
