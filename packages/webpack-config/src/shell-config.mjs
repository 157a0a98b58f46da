import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { baseConfig, sourceMaps } from './base-config.mjs';
import { PartsFilePlugin } from './parts-file-plugin.mjs';
import { sharedVersions } from './shared-versions.mjs';
import { readdirSync, readFileSync } from 'node:fs';

export class JsonFilePlugin {
  /** @param {string} file @param {object} value */
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

/** Rewrites built files that were changed on the disk. webpack keeps a file whose name contains a content hash. */
export class CompareFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.compilation.tap(CompareFilesPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: CompareFilesPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          for (const { name, source, info } of compilation.getAssets()) {
            if (info.immutable) compilation.updateAsset(name, source, { immutable: false });
          }
        },
      );
    });
  }
}

/** The first remote waits for this code, so it is in few files: HTTP/1.1 allows six connections. */
const behindSignIn = {
  defaultVendors: /** @type {const} */ (false),
  area: wholePart('area', ['signed-in-area', 'remote-area', 'remote-part', 'federation', 'ui']),
  'shared-ui': wholePart('shared-ui', ['ui', 'releases']),
};

/** @param {string} name the file's name @param {[string, ...string[]]} parts names of chunks */
function wholePart(name, parts) {
  return {
    name,
    /** @param {import('webpack').Chunk} chunk */
    chunks: (chunk) => parts.includes(chunk.name ?? ''),
    /**
     * @param {import('webpack').Module} module @param {{ chunkGraph: import('webpack').ChunkGraph }} context
     */
    test(module, { chunkGraph }) {
      const names = [...chunkGraph.getModuleChunksIterable(module)].map((chunk) => chunk.name ?? '');
      return names.includes(parts[0]) || names.filter((each) => parts.includes(each)).length > 1;
    },
    enforce: true,
    priority: 10,
  };
}

/**
 * Builds the shell without the federation plugin, whose asynchronous start would delay every sign-in.
 * @param {string} folder the shell's workspace @returns {import('webpack').Configuration}
 */
export function shellConfig(folder) {
  const base = baseConfig(folder);
  const versions = sharedVersions(folder);
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: {
      ...base.output,
      publicPath: '/',
      filename: 'assets/[name].[contenthash].js',
      chunkFilename: 'assets/[name].[contenthash].js',
      uniqueName: 'suite-shell',
    },
    optimization: {
      ...base.optimization,
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      splitChunks: { cacheGroups: behindSignIn },
    },
    plugins: [
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(versions),
        // The federation runtime then omits code for servers and manifest remotes.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: JSON.stringify(true),
      }),
      new JsonFilePlugin('provided.json', versions),
      new JsonFilePlugin('own-labels.json', readOwnLabels(folder)),
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash].css',
        chunkFilename: 'assets/[name].[contenthash].css',
        // `styles.test.ts` of the lint rules ensures that styles do not depend on their order.
        ignoreOrder: true,
      }),
      new HtmlWebpackPlugin({ template: path.join(folder, 'src/index.html'), scriptLoading: 'defer' }),
      sourceMaps(),
      new CompareFilesPlugin(),
      new PartsFilePlugin(),
      compressed('gzip', '.gz'),
      compressed('brotliCompress', '.br'),
    ],
  };
}

/**
 * Compresses each asset once instead of on every response.
 * @param {'gzip' | 'brotliCompress'} algorithm @param {string} suffix
 */
function compressed(algorithm, suffix) {
  return new CompressionPlugin({
    algorithm,
    filename: `[path][base]${suffix}`,
    test: /\.(js|css)$/,
    threshold: 1024,
  });
}

/**
 * Reads the shell's menu texts by language; remotes may not use them.
 * @param {string} folder the shell's workspace @returns {Record<string, string[]>}
 */
function readOwnLabels(folder) {
  /** @param {string} file */
  const read = (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  /** @type {string[]} */
  const labels = read('own-labels.json');
  const catalogs = readdirSync(path.join(folder, 'src/languages')).filter((file) => file.endsWith('.json'));
  const translated = catalogs.map((file) => {
    /** @type {Record<string, string>} */
    const texts = read(`src/languages/${file}`);
    return [path.basename(file, '.json'), labels.map((label) => texts[label] ?? label)];
  });
  return { en: labels, ...Object.fromEntries(translated) };
}
