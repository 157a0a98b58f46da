import type { ReactNode } from 'react';
import styles from './account-settings.module.css';

interface SettingsRowProps {
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

export function SettingsRow({ title, text, children }: SettingsRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.rowText}>
        <h3 className={styles.label}>{title}</h3>
        <p className={styles.muted}>{text}</p>
      </div>
      {children}
    </div>
  );
}
