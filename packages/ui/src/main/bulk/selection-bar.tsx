import type { ReactNode } from 'react';
import { Button } from '../../core/button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { t, tn } from '../../languages/catalog.ts';
import styles from './bulk.module.css';

export interface SelectionBarProps {
  label: string;
  count: number;
  onClear: () => void;
  children: ReactNode;
}

export function SelectionBar({ label, count, onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <p className={styles.count} role="status">
        {tn(count, '{count} selected', '{count} selected')}
      </p>
      {children}
      <Button size="small" variant="text" icon={<Icon name="close" />} onClick={onClear}>
        {t('Clear Selection')}
      </Button>
    </div>
  );
}
