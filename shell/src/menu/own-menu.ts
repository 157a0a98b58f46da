import type { VisibleMenuEntry } from '@suite/descriptor';

/** The menu entries of the shell's own pages; they stand in groups that remotes fill as well. */
export const ownMenu: readonly VisibleMenuEntry[] = [
  {
    id: 'shell.releases',
    label: 'Releases',
    path: '/releases',
    alsoActiveOn: [],
    icon: 'chart',
    order: 90,
    permissions: ['manage_releases'],
    group: { id: 'settings', label: 'Settings & More', order: 40 },
  },
];
