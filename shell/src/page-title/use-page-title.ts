import { useEffect } from 'react';
import { t } from '../languages/catalog.ts';

export function usePageTitle(title: string): void {
  useEffect(() => {
    const product = t('Management Suite');
    document.title = `${title} · ${product}`;
    return () => {
      document.title = product;
    };
  }, [title]);
}
