import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { shellConfig } from '@suite/webpack-config';
import webpack from 'webpack';
import { BenchFailure } from '../bench-failure.mjs';
import { median, quantile } from '../figures/quantile.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { inProject } from '../project-root.mjs';

const remotes = 50;
const entriesOfEach = 200;
const permissions = ['manage_hotel', 'create_staff', 'hotel_checkins_manage', 'update_permissions'];
const rounds = 200;

/** Times the shell's own `buildMenu` on a large menu of which a visitor may see half. */
export async function measureMenu() {
  const { buildMenu } = await shellModule('menu/build-menu.ts');
  const document = Array.from({ length: remotes }, (_, remote) => ({
    name: `mf-area-${remote}`,
    menu: Array.from({ length: entriesOfEach }, (_, entry) => menuEntry(remote, entry)),
  }));
  const held = permissions.slice(0, permissions.length / 2);
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    buildMenu(document, held);
    return performance.now() - start;
  }).slice(rounds / 10);
  return { entries: remotes * entriesOfEach, medianMs: median(times), p95Ms: quantile(times, 0.95) };
}

/** @param {number} remote @param {number} entry */
function menuEntry(remote, entry) {
  return {
    id: `area-${remote}.${entry}`,
    label: `Entry ${entry}`,
    path: `/area-${remote}/${entry}`,
    alsoActiveOn: [],
    permissions: [permissions[entry % permissions.length]],
    order: (entry * 7919) % 1000,
    ...(entry % 2 === 0 && {
      group: { id: `group-${entry % 10}`, label: `Group ${entry % 10}`, order: entry % 10 },
    }),
  };
}

/**
 * A module of the shell, built to run here.
 * @param {string} file
 */
async function shellModule(file) {
  const folder = await temporaryFolder();
  const shell = shellConfig(inProject('shell'));
  const compiler = webpack({
    ...shell,
    mode: 'production',
    target: 'node',
    entry: { module: inProject('shell', 'src', file) },
    output: { path: folder.path, filename: '[name].mjs', library: { type: 'module' } },
    experiments: { outputModule: true },
    plugins: [],
    cache: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors()) throw new BenchFailure(stats.toString({ all: false, errors: true }));
  const module = await import(pathToFileURL(join(folder.path, 'module.mjs')).href);
  await folder.remove();
  return module;
}
