import type { ReactNode } from 'react';
import styles from './status.module.css';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface EmptyStateProps {
  title: string;
  text?: string | undefined;
  icon?: IconName | undefined;
  action?: ReactNode;
}

export function EmptyState({ title, text, icon = 'empty', action }: EmptyStateProps) {
  return (
    <div className={styles.empty} role="status">
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
