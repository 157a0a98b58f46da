import type { VisibleMenuEntry } from '@suite/descriptor';
import { t } from '../languages/catalog.ts';

export const ownMenu = (): readonly VisibleMenuEntry[] => [
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
