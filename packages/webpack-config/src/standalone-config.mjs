import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { baseConfig } from './base-config.mjs';

const port = 3100;

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
    devServer: { port, host: 'localhost', historyApiFallback: true, hot: true },
  };
}
