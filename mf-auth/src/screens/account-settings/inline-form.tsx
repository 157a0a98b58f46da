import type { ReactNode } from 'react';
import styles from './account-settings.module.css';

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
