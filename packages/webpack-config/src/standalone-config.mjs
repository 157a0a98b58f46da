import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { baseConfig } from './base-config.mjs';

const port = 3100;

/**
 * A remote alone in a page of its own, with copies of everything the shell would provide.
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
      // Rules of CSS modules are about classes of their own, so that no screen depends on their order.
      new MiniCssExtractPlugin({ ignoreOrder: true }),
      new HtmlWebpackPlugin({ title: path.basename(folder) }),
    ],
    devServer: { port, host: 'localhost', historyApiFallback: true, hot: true },
  };
}
