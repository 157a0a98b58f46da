import { classNames } from '@suite/ui';
import type { ReactNode } from 'react';
import styles from './guest-page.module.css';

interface GuestPageProps {
  /** Puts what is short into the middle of the window. */
  centered?: boolean;
  children: ReactNode;
}

/** The window of somebody who has no account: one narrow column. */
export function GuestPage({ centered = false, children }: GuestPageProps) {
  return <main className={classNames(styles.page, centered && styles.centered)}>{children}</main>;
}
