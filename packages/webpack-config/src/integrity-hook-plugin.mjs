import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** The function a host may define to stamp each script and style with its hash before the browser asks for it. */
export const integrityHookName = 'suiteStampIntegrity';

/**
 * Lets the host verify what a remote's own loader fetches. The federation runtime asks its plugins only
 * about the entry; the chunks behind it are fetched by the remote's webpack runtime, which asks the host here.
 * Under a host without the function the remote loads as any other.
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
