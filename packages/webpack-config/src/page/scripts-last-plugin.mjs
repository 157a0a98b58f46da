/**
 * Lists each chunk's script after its style. webpack-subresource-integrity uses the hash of a chunk's last file for its
 * script, and the order otherwise depends on which file is read from the cache first.
 */
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
