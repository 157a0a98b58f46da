const runtimeEntry = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;
const namedEntry = /(\.federation\/entry)\.[0-9a-f]+/g;
const importedRuntime = /(import federation from ')[^']*(?=\/node_modules\/)/g;

/** Removes the build's folder from module ids, names and source maps, which webpack derives from absolute imports. */
export class PathFreeFederationPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const name = PathFreeFederationPlugin.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      // A negative stage runs before webpack's plugin that assigns the remaining ids.
      compilation.hooks.moduleIds.tap({ name, stage: -1 }, (modules) => {
        for (const module of modules) {
          if (!runtimeEntry.test(module.identifier())) continue;
          const id = module.nameForCondition() === null ? 'container' : 'federation';
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const { name: file, source } of compilation.getAssets()) {
          if (!file.endsWith('.map')) continue;
          const text = source.source().toString().replace(namedEntry, '$1').replace(importedRuntime, '$1');
          compilation.updateAsset(file, new sources.RawSource(text));
        }
      });
    });
  }
}
