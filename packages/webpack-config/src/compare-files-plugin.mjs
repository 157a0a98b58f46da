/**
 * Has every built file compared with the one of its name on the disk, and written again where they differ. webpack
 * trusts a name with a content hash and leaves the file alone, so that one which was cut short or formatted after a
 * build would stay wrong whatever was built.
 */
export class CompareFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.compilation.tap(CompareFilesPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: CompareFilesPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          for (const { name, source, info } of compilation.getAssets()) {
            if (info.immutable) compilation.updateAsset(name, source, { immutable: false });
          }
        },
      );
    });
  }
}
