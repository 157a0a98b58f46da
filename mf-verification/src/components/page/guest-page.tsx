import type { ReactNode } from 'react';
import { classNames } from '@suite/ui/headless';
import { LanguagePicker } from '../language/language-picker.tsx';
import { Toaster } from '../feedback/toaster.tsx';
import styles from './guest-page.module.css';

interface GuestPageProps {
  title?: string;
  subtitle?: string;
  children: ReactNode;
}

export function GuestPage({ title, subtitle, children }: GuestPageProps) {
  return (
    <div className={styles.window}>
      <header className={styles.header}>
        {title === undefined ? null : <h1 className={styles.title}>{title}</h1>}
        {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
        <LanguagePicker />
      </header>
      <main className={classNames(styles.main, title === undefined && styles.centered)}>{children}</main>
      <Toaster />
    </div>
  );
}
