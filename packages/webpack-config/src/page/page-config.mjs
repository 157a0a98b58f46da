import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { baseConfig, sourceMaps } from '../base-config.mjs';

/** Lists scripts last: webpack-subresource-integrity uses the hash of a chunk's last file for its script. */
class ScriptsLastPlugin {
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

export const pageFolder = 'page';

/**
 * Describes a page build with paths relative to the release; `files` contains SHA-384 by path.
 * @typedef {object} PageBuild
 * @property {Record<string, string>} files
 * @property {string[]} scripts
 * @property {string[]} styles
 */

/**
 * @param {string} folder the remote's workspace @param {PageBuild} build filled while webpack runs
 * @returns {import('webpack').Configuration}
 */
export function pageConfig(folder, build) {
  const base = baseConfig(folder);
  return {
    ...base,
    name: pageFolder,
    entry: { page: './src/page.tsx' },
    output: {
      ...base.output,
      path: path.join(folder, 'dist', pageFolder),
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[id].js',
    },
    resolve: { ...base.resolve, alias: preactForReact() },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), contractsWithoutSchemas()] },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[id].css' }),
      sourceMaps(),
      new ScriptsLastPlugin(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new PageFilesPlugin(build),
    ],
  };
}

/** Preact is a tenth of React's size. */
function preactForReact() {
  const compat = fileURLToPath(import.meta.resolve('preact/compat'));
  return {
    'react/jsx-runtime$': fileURLToPath(import.meta.resolve('preact/jsx-runtime')),
    'react-dom/client$': fileURLToPath(import.meta.resolve('preact/compat/client')),
    'react-dom$': compat,
    react$: compat,
  };
}

/** The contracts' yup schemas are a sixth of a page's bytes, and pages do not validate by them. */
function contractsWithoutSchemas() {
  return {
    descriptionData: { name: '@suite/contracts' },
    resolve: { alias: { yup$: fileURLToPath(new URL('./schemas-left-out.cjs', import.meta.url)) } },
  };
}

class PageFilesPlugin {
  /** @param {PageBuild} build */
  constructor(build) {
    this.build = build;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.compilation.tap(PageFilesPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: PageFilesPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => {
          const hashes = compilation.getAssets().map(({ name, source }) => {
            const hash = createHash('sha384').update(source.buffer()).digest('base64');
            return [`${pageFolder}/${name}`, `sha384-${hash}`];
          });
          const first = compilation.entrypoints.get('page')?.getFiles() ?? [];
          const ofKind = (/** @type {string} */ ending) =>
            first.filter((file) => file.endsWith(ending)).map((file) => `${pageFolder}/${file}`);
          this.build.files = Object.fromEntries(hashes);
          this.build.scripts = ofKind('.js');
          this.build.styles = ofKind('.css');
        },
      );
    });
  }
}
