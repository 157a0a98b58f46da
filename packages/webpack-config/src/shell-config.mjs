import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { baseConfig } from './base-config.mjs';

/**
 * The host: an ordinary application. It has no federation plugin, since the plugin's asynchronous start
 * would cost every sign-in; it creates the federation runtime in code, after sign-in.
 * @param {string} folder the shell's workspace
 * @returns {import('webpack').Configuration}
 */
export function shellConfig(folder) {
  const base = baseConfig(folder);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: {
      ...base.output,
      publicPath: '/',
      filename: 'assets/[name].[contenthash].js',
      chunkFilename: 'assets/[name].[contenthash].js',
      uniqueName: 'suite-shell',
    },
    optimization: { ...base.optimization, moduleIds: 'deterministic', chunkIds: 'deterministic' },
    plugins: [
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash].css',
        chunkFilename: 'assets/[name].[contenthash].css',
      }),
      new HtmlWebpackPlugin({ template: path.join(folder, 'src/index.html'), scriptLoading: 'defer' }),
    ],
  };
}
