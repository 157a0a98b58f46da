import { useEffect } from 'react';

const product = 'Management Suite';

/** Names the page in the browser's tab, until it is left. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${product}`;
    return () => {
      document.title = product;
    };
  }, [title]);
}
