/** Rewrites built files that were changed on the disk. webpack keeps a file whose name contains a content hash. */
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
