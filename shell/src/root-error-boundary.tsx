import { Button } from '@suite/ui/core';
import { Component, type ReactNode } from 'react';
import { restoreBuiltIns } from './page-guard/built-ins.ts';
import styles from './not-found/not-found.module.css';
import { t } from './languages/catalog.ts';

export class RootErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    restoreBuiltIns();
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.page} role="alert">
        <h1>{t('Something went wrong')}</h1>
        <p>{t('The application stopped working. Your data is safe; load the page again to go on.')}</p>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('Load again')}
        </Button>
      </main>
    );
  }
}
