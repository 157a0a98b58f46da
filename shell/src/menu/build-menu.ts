import { holdsAny } from '@suite/contracts/permissions';
import type { LiveRemote, MenuGroup, VisibleMenuEntry } from '@suite/descriptor';
import { t } from '../languages/catalog.ts';

export interface MenuItem {
  id: string;
  label: string;
  path: string;
  icon: string | undefined;
  activeOn: readonly string[];
  count?: VisibleMenuEntry['count'];
  remote?: LiveRemote | undefined;
}

export type MenuRow =
  | { kind: 'item'; order: number; item: MenuItem }
  | { kind: 'group'; order: number; group: MenuGroup; items: MenuItem[] };

export function buildMenu(remotes: readonly LiveRemote[], permissions: readonly string[]): MenuRow[] {
  const rows: MenuRow[] = [];
  const groups = new Map<string, Extract<MenuRow, { kind: 'group' }>>();
  for (const { entry, item } of visibleEntries(remotes, permissions)) {
    if (!entry.group) {
      rows.push({ kind: 'item', order: entry.order, item });
      continue;
    }
    let row = groups.get(entry.group.id);
    if (!row) {
      row = { kind: 'group', order: entry.group.order, group: entry.group, items: [] };
      groups.set(entry.group.id, row);
      rows.push(row);
    }
    row.items.push(item);
  }
  return rows.sort((a, b) => a.order - b.order);
}

function visibleEntries(remotes: readonly LiveRemote[], permissions: readonly string[]) {
  const own = ownMenu().map((entry) => ({ entry, item: menuItem(entry) }));
  const theirs = remotes.flatMap((remote) =>
    remote.menu.map((entry) => ({ entry, item: menuItem(entry, remote) })),
  );
  return [...theirs, ...own]
    .filter(({ entry }) => holdsAny(permissions, entry.permissions))
    .sort((a, b) => a.entry.order - b.entry.order);
}

function menuItem(entry: VisibleMenuEntry, remote?: LiveRemote): MenuItem {
  const { id, label, path, icon, alsoActiveOn, count } = entry;
  return { id, label, path, icon, activeOn: [path, ...alsoActiveOn], count, remote };
}

const ownMenu = (): readonly VisibleMenuEntry[] => [
  {
    id: 'shell.releases',
    label: t('Releases'),
    path: '/releases',
    alsoActiveOn: [],
    icon: 'chart',
    order: 90,
    permissions: ['manage_releases'],
    group: { id: 'settings', label: t('Settings & More'), order: 40 },
  },
];
