import type { ReactNode } from 'react';
import { classNames } from '@suite/ui/headless';
import styles from './badge.module.css';

export function Badge({ tone, children }: { tone: 'success' | 'warning'; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
