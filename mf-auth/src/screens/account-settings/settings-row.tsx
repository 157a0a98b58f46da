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

interface InlineFormProps {
  button: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

export function InlineForm({ button, onSubmit, children }: InlineFormProps) {
  return (
    <form
      className={styles.move}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className={styles.beside}>{button}</div>
    </form>
  );
}
