import { existsSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { ApiCallsPlugin } from './api-calls-plugin.mjs';
import { baseConfig, sourceMaps } from './base-config.mjs';
import { buildPlaceholder, ReleaseFilePlugin } from './release-file-plugin.mjs';
import { pageConfig, pageFolder } from './page/page-config.mjs';
import { PartsFilePlugin } from './parts-file-plugin.mjs';
import { remoteContainer } from './remote-container.mjs';
import HtmlWebpackPlugin from 'html-webpack-plugin';

const standalonePort = 3100;

/** Name of the host's function that adds `integrity` to scripts and styles before the browser requests them. */
export const integrityHookName = 'suiteStampIntegrity';

/**
 * Lets the host verify chunks, which webpack's runtime loads without the federation runtime's plugins. A host without
 * the function loads the remote unverified.
 */
class IntegrityHookPlugin {
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

/**
 * Returns the builds of a remote: the container and, with `src/page.tsx`, a page; for `webpack serve` a standalone
 * page.
 * @param {string} folder the remote's workspace
 * @param {Record<string, string | false>} [alias] replacements of large modules
 * @returns {(env: { WEBPACK_SERVE?: boolean }) => import('webpack').Configuration[]}
 */
export function remoteConfig(folder, alias = {}) {
  return (env) =>
    buildsOf(folder, env).map((config) => ({
      ...config,
      resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...alias } },
    }));
}

/** @param {string} folder @param {{ WEBPACK_SERVE?: boolean }} env */
function buildsOf(folder, env) {
  if (env.WEBPACK_SERVE) return [standaloneConfig(folder)];
  if (!existsSync(path.join(folder, 'src/page.tsx'))) return [containerConfig(folder)];
  const page = { files: {}, scripts: [], styles: [] };
  return [pageConfig(folder, page), containerConfig(folder, page)];
}

/**
 * Gives each build's container a unique name, so that two versions can run in one tab.
 * @param {string} folder
 * @param {import('./page/page-config.mjs').PageBuild} [page] built before the container
 * @returns {import('webpack').Configuration}
 */
function containerConfig(folder, page) {
  const { facts, federation } = remoteContainer(folder, buildPlaceholder);
  const base = baseConfig(folder);
  return {
    ...base,
    ...(page && { dependencies: [pageFolder] }),
    entry: {},
    output: {
      ...base.output,
      clean: page ? { keep: `${pageFolder}/` } : true,
      publicPath: 'auto',
      // The minifier's names depend on the letters of the code, and content hashes would include comments.
      chunkFilename: '[id].js',
      uniqueName: facts.container,
    },
    // Each file costs a request on the first visit. Code shared by two screens is in both files, and runs once.
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[id].css', chunkFilename: '[id].css' }),
      federation({ filename: `remoteEntry.${buildPlaceholder}.js`, manifest: true }),
      new ApiCallsPlugin(facts.descriptor, path.join(folder, 'openapi.json')),
      sourceMaps(),
      new PathFreeFederationPlugin(),
      new IntegrityHookPlugin(),
      new ReleaseFilePlugin(facts, page),
      new PartsFilePlugin(),
    ],
  };
}

/** @param {string} element */
function stamp(element) {
  return `if (self.${integrityHookName}) self.${integrityHookName}(${element});`;
}

/**
 * Builds a page with the remote alone and copies of all shared modules.
 * @param {string} folder the remote's workspace
 * @returns {import('webpack').Configuration & { devServer: object }}
 */
export function standaloneConfig(folder) {
  const base = baseConfig(folder);
  return {
    ...base,
    mode: 'development',
    devtool: 'eval-cheap-module-source-map',
    entry: './src/standalone.tsx',
    output: { ...base.output, publicPath: '/', clean: false },
    plugins: [
      new MiniCssExtractPlugin({ ignoreOrder: true }),
      new HtmlWebpackPlugin({ title: path.basename(folder) }),
    ],
    devServer: { port: standalonePort, host: 'localhost', historyApiFallback: true, hot: true },
  };
}
