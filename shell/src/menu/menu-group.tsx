import type { MenuGroup as Group } from '@suite/descriptor';
import { useId, useState } from 'react';
import { usePersistedFlag } from '../storage/use-persisted-flag.ts';
import type { MenuItem } from './build-menu.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './menu.module.css';

interface MenuGroupProps {
  group: Group;
  items: readonly MenuItem[];
  isActive: (item: MenuItem) => boolean;
  narrow: boolean;
  onNavigate: () => void;
}

export function MenuGroup({ group, items, isActive, narrow, onNavigate }: MenuGroupProps) {
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
