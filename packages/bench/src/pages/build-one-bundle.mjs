import { promisify } from 'node:util';
import webpack from 'webpack';
import { BenchFailure } from '../bench-failure.mjs';
import { oneBundleConfig, oneBundleFolder, replacements } from './one-bundle-config.mjs';

/** Builds the application as one bundle and gives the folder it is in. */
export async function buildOneBundle() {
  const compiler = webpack(oneBundleConfig());
  if (!compiler) throw new Error('webpack gave no compiler');
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) {
    throw new BenchFailure(`The one bundle could not be built.\n${stats?.toString('errors-only') ?? ''}`);
  }
  refuseFederation(stats.compilation);
  return oneBundleFolder;
}

/**
 * A shell whose modules were renamed would be compared with itself.
 * @param {import('webpack').Compilation} compilation
 */
function refuseFederation({ modules }) {
  const files = [...modules].map((module) => module.nameForCondition() ?? '');
  const left = files.filter((file) => /@module-federation/.test(file));
  const unused = Object.entries(replacements).filter(([, standIn]) => !files.includes(standIn));
  if (left.length === 0 && unused.length === 0) return;
  throw new BenchFailure(
    [
      'The one bundle is no longer free of federation; adapt packages/bench/src/pages/one-bundle-config.mjs.',
      ...unused.map(([replaced]) => `Not found: ${replaced}`),
      ...left.slice(0, 3).map((file) => `Still in it: ${file}`),
    ].join('\n'),
  );
}
