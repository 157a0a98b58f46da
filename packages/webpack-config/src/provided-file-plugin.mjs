/** Writes `provided.json` beside the built shell: the version of each shared module that this very build hands over. */
export class ProvidedFilePlugin {
  /** @param {Record<string, string>} versions */
  constructor(versions) {
    this.versions = versions;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(ProvidedFilePlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: ProvidedFilePlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const text = `${JSON.stringify(this.versions, null, 2)}\n`;
          compilation.emitAsset('provided.json', new sources.RawSource(text));
        },
      );
    });
  }
}
