import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { classNames } from '../../core/theme/class-names.ts';
import styles from './action-list.module.css';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface ActionMenuItem {
  key: string;
  label: string;
  onSelect: () => void;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
  hint?: string | undefined;
  /** Makes the entry a choice that is on or off; choosing it leaves the menu open. */
  checked?: boolean | undefined;
  danger?: boolean | undefined;
  divider?: boolean | undefined;
}

interface ActionListProps {
  ref: RefObject<HTMLUListElement | null>;
  label: string;
  items: readonly ActionMenuItem[];
  onClose: () => void;
}

const enabledIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('button:enabled') ?? []),
];

export function ActionList({ ref, label, items, onClose }: ActionListProps) {
  useEffect(() => {
    enabledIn(ref.current)[0]?.focus({ preventScroll: true });
  }, [ref]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      return onClose();
    }
    const buttons = enabledIn(ref.current);
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  };

  return (
    <ul ref={ref} className={styles.list} role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <li key={item.key} role="none" className={item.divider ? styles.divided : undefined}>
          <button
            type="button"
            role={item.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
            aria-checked={item.checked}
            tabIndex={-1}
            disabled={item.disabled && !item.hint}
            aria-disabled={item.disabled && item.hint ? true : undefined}
            className={classNames(styles.item, item.danger && styles.danger)}
            onClick={() => {
              if (item.disabled) return;
              if (item.checked === undefined) onClose();
              item.onSelect();
            }}
          >
            {item.icon ? <Icon name={item.icon} /> : null}
            {item.checked === undefined ? null : (
              <span className={styles.mark}>{item.checked ? <Icon name="check" /> : null}</span>
            )}
            {item.hint ? (
              <span>
                {item.label} <span className={styles.hint}>{item.hint}</span>
              </span>
            ) : (
              item.label
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
