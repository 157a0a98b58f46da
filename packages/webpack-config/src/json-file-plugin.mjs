export class JsonFilePlugin {
  /**
   * @param {string} file
   * @param {object} value
   */
  constructor(file, value) {
    this.file = file;
    this.value = value;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(JsonFilePlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: JsonFilePlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const text = `${JSON.stringify(this.value, null, 2)}\n`;
          compilation.emitAsset(this.file, new sources.RawSource(text));
        },
      );
    });
  }
}
