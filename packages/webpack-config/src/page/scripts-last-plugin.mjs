/**
 * Puts the script of each chunk behind its style. webpack-subresource-integrity keeps one hash a chunk, that of the last
 * file, for the script that a page loads later. Which file comes last is otherwise settled by which of them is read from
 * the cache faster, and a page with the hash of a style never loads the script.
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
            // A set is in the order in which its members were added.
            for (const script of scripts) files.delete(script);
            for (const script of scripts) files.add(script);
          }
        },
      );
    });
  }
}
