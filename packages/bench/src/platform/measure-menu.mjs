import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';
import { median, quantile } from '../figures/quantile.mjs';
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
 * A module of the shell that imports nothing but types and `holdsAny`, made to run here.
 * @param {string} file
 */
async function shellModule(file) {
  const source = await readFile(inProject('shell', 'src', file), 'utf8');
  const { code } = await transform(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const contracts = import.meta.resolve('@suite/contracts');
  const runnable = code.replace(/from ['"]@suite\/contracts['"]/, `from '${contracts}'`);
  return import(`data:text/javascript,${encodeURIComponent(runnable)}`);
}
