import { Icon } from '@suite/ui';
import { useLocation } from 'react-router-dom';
import { matchesPath } from '../remotes/registry/matches-path.ts';
import type { MenuItem, MenuRow } from './build-menu.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './menu.module.css';
import { t } from '../languages/catalog.ts';
import type { MenuGroup as Group } from '@suite/descriptor';
import { useId, useState } from 'react';
import { usePersistedFlag } from '../storage/use-persisted-flag.ts';

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

interface MenuGroupProps {
  group: Group;
  items: readonly MenuItem[];
  isActive: (item: MenuItem) => boolean;
  narrow: boolean;
  onNavigate: () => void;
}

function MenuGroup({ group, items, isActive, narrow, onNavigate }: MenuGroupProps) {
  const listId = useId();
  const [closed, setClosed] = usePersistedFlag(`suite:closed-group:${group.id}`);
  const within = items.some(isActive);
  const [open, setOpen] = useState(within || !closed);
  const [wasWithin, setWasWithin] = useState(within);
  if (within !== wasWithin) {
    setWasWithin(within);
    if (within) setOpen(true);
  }
  const toggle = () => {
    setClosed(open);
    setOpen(!open);
  };
  const shown = open || narrow;
  return (
    <li className={styles.group}>
      {!narrow && (
        <button
          type="button"
          className={styles.groupButton}
          aria-expanded={open}
          aria-controls={listId}
          onClick={toggle}
        >
          <span>{group.label}</span>
          <span className={open ? styles.chevronOpen : styles.chevron} aria-hidden>
            ▾
          </span>
        </button>
      )}
      <ul id={listId} className={styles.list} hidden={!shown} aria-label={group.label}>
        {items.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} active={isActive(item)} narrow={narrow} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </li>
  );
}
