import { useEffect } from 'react';
import { t } from '../languages/catalog.ts';

/** Names the page in the browser's tab, until it is left. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const product = t('Management Suite');
    document.title = `${title} · ${product}`;
    return () => {
      document.title = product;
    };
  }, [title]);
}
