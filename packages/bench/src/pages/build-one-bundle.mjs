import { promisify } from 'node:util';
import webpack from 'webpack';
import { BenchFailure } from '../bench-failure.mjs';
import { oneBundleConfig, oneBundleFolder } from './one-bundle-config.mjs';

/** Builds the application as one bundle and gives the folder it is in. */
export async function buildOneBundle() {
  const compiler = webpack(oneBundleConfig());
  if (!compiler) throw new Error('webpack gave no compiler');
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) {
    throw new BenchFailure(`The one bundle could not be built.\n${stats?.toString('errors-only') ?? ''}`);
  }
  return oneBundleFolder;
}
