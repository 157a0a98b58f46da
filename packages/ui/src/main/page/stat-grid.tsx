import type { ReactNode } from 'react';
import { classNames } from '../../core/theme/class-names.ts';
import { useIsPhone } from '../../core/theme/use-is-phone.ts';
import { t } from '../../languages/catalog.ts';
import styles from './stat-grid.module.css';

/** Props of {@link StatGrid}. */
export interface StatGridProps {
  /** On a phone the cards stand in one line, which is swiped or moved by arrow keys: for figures above a list. */
  oneLine?: boolean | undefined;
  children: ReactNode;
}

/** Stat cards side by side, as many in a row as fit. */
export function StatGrid({ oneLine = false, children }: StatGridProps) {
  const scrolls = useIsPhone() && oneLine;
  return (
    <div
      className={classNames(styles.grid, oneLine && styles.oneLine)}
      {...(scrolls && { role: 'group', 'aria-label': t('Figures'), tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
