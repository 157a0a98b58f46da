import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** Name of the host's function that adds `integrity` to scripts and styles before the browser requests them. */
export const integrityHookName = 'suiteStampIntegrity';

/**
 * Lets the host verify chunks, which webpack's runtime loads without the federation runtime's plugins. A host without
 * the function loads the remote unverified.
 */
export class IntegrityHookPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap(IntegrityHookPlugin.name, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        IntegrityHookPlugin.name,
        (source) => `${source}\n${stamp('script')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        IntegrityHookPlugin.name,
        (source, { tag }) => `${source}\n${stamp(tag)}`,
      );
    });
  }
}

/** @param {string} element */
function stamp(element) {
  return `if (self.${integrityHookName}) self.${integrityHookName}(${element});`;
}
