import type { ReactNode } from 'react';
import { classNames } from '../../core/theme/class-names.ts';
import { useIsPhone } from '../../core/theme/use-media-query.ts';
import { t } from '../../languages/catalog.ts';
import styles from './stat-grid.module.css';

export interface StatGridProps {
  /** On a phone the cards form one row, which is swiped or moved by arrow keys: use it above a list. */
  oneLine?: boolean | undefined;
  children: ReactNode;
}

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
