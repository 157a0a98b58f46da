import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { baseConfig, developingCache } from '../base-config.mjs';
import { sharedVersions } from '../shared-versions.mjs';

/**
 * Builds the shell with React's development build, in a folder that belongs to one build of the shell.
 * @param {string} folder the shell's workspace, already built @returns {import('webpack').Configuration}
 */
export function developerShellConfig(folder) {
  const base = baseConfig(folder);
  const page = readFileSync(path.join(folder, 'dist/index.html'));
  const edition = createHash('sha256').update(page).digest('hex').slice(0, 12);
  return {
    ...base,
    mode: 'development',
    entry: { main: ['./src/developer-edition/open-to-refresh.ts', './src/main.ts'] },
    output: {
      ...base.output,
      path: path.join(folder, '.cache/developer-edition', edition),
      publicPath: `/developer-edition/${edition}/`,
      filename: 'assets/[name].js',
      chunkFilename: 'assets/[name].js',
      uniqueName: 'suite-shell',
    },
    plugins: [
      new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions(folder)) }),
      new MiniCssExtractPlugin({ filename: 'assets/[name].css', chunkFilename: 'assets/[name].css' }),
      new HtmlWebpackPlugin({ template: path.join(folder, 'src/index.html'), scriptLoading: 'defer' }),
    ],
    cache: developingCache(base),
  };
}
