/** Lists scripts last: webpack-subresource-integrity uses the hash of a chunk's last file for its script. */
export class ScriptsLastPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.compilation.tap(ScriptsLastPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: ScriptsLastPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE - 1 },
        () => {
          for (const { files } of compilation.chunks) {
            const scripts = [...files].filter((file) => file.endsWith('.js'));
            for (const script of scripts) files.delete(script);
            for (const script of scripts) files.add(script);
          }
        },
      );
    });
  }
}
