import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../../', import.meta.url);

/**
 * @typedef {object} MenuEntry
 * @property {string} label
 * @property {number} order
 * @property {string[]} [permissions]
 * @property {{ order: number }} [group]
 */

/** Formats the menus of the product's remotes for the contracts, which explain roles by them. */
export function formatMenuEntries() {
  /** @type {MenuEntry[]} */
  const entries = readdirSync(root)
    .filter((folder) => folder.startsWith('mf-'))
    .flatMap((folder) => JSON.parse(readFileSync(new URL(`${folder}/remote.json`, root), 'utf8')).menu ?? []);
  /** @type {(entry: MenuEntry) => number} */
  const groupOrder = ({ group, order }) => group?.order ?? order;
  const sorted = entries.sort((a, b) => groupOrder(a) - groupOrder(b) || a.order - b.order);
  const rows = sorted.map(({ label, permissions: anyOf = [] }) => `  ${JSON.stringify({ label, anyOf })},\n`);
  return [
    '// Generated from the remote.json of each remote: npm run generate -w @suite/lint-rules\n',
    `export const menuEntries = [\n${rows.join('')}];\n`,
  ].join('');
}

export const menuEntriesFile = fileURLToPath(
  new URL('packages/contracts/src/permissions/menu-entries.generated.ts', root),
);
