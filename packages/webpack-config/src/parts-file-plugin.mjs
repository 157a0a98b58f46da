/** Writes `parts.json`: the files of each lazily loaded module. It is not part of a release. */
export class PartsFilePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PartsFilePlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        // release.json is written earlier and therefore does not list this file.
        { name: PartsFilePlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 2 },
        () => {
          const text = `${JSON.stringify(partsOf(compilation), null, 2)}\n`;
          compilation.emitAsset('parts.json', new sources.RawSource(text));
        },
      );
    });
  }
}

/**
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, string[]>} by the module's file name: `list-bookings.screen`
 */
function partsOf({ chunkGroups }) {
  const parts = chunkGroups.flatMap((group) => {
    const name = group.origins.flatMap(({ request }) => partName(request)).at(0);
    const files = group.getFiles().filter((file) => /\.(js|css)$/.test(file));
    return name === undefined ? [] : [/** @type {const} */ ([name, files.sort()])];
  });
  return Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {string | undefined} request `./screens/list-bookings/list-bookings.screen.tsx`, `@suite/ui` */
const partName = (request) => /^(?:\.|@suite\/).*?([^/]+?)(?:\.tsx?)?$/.exec(request ?? '')?.[1] ?? [];
