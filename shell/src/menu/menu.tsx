import { Icon } from '@suite/ui';
import { useLocation } from 'react-router-dom';
import { matchesPath } from '../remotes/registry/matches-path.ts';
import type { MenuItem, MenuRow } from './build-menu.ts';
import { MenuGroup } from './menu-group.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './menu.module.css';
import { t } from '../languages/catalog.ts';

interface MenuProps {
  rows: readonly MenuRow[];
  narrow: boolean;
  onNavigate: () => void;
}

export function Menu({ rows, narrow, onNavigate }: MenuProps) {
  const { pathname } = useLocation();
  const isActive = (item: MenuItem) => item.activeOn.some((path) => matchesPath(path, pathname));
  if (rows.length === 0) {
    return (
      <p className={styles.empty}>
        <Icon name="warning" />
        <span className={narrow ? styles.hiddenLabel : undefined}>
          {t('No pages available for your permissions')}
        </span>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {rows.map((row) =>
        row.kind === 'item' ? (
          <li key={row.item.id}>
            <MenuLink item={row.item} active={isActive(row.item)} narrow={narrow} onNavigate={onNavigate} />
          </li>
        ) : (
          <MenuGroup
            key={row.group.id}
            group={row.group}
            items={row.items}
            isActive={isActive}
            narrow={narrow}
            onNavigate={onNavigate}
          />
        ),
      )}
    </ul>
  );
}
