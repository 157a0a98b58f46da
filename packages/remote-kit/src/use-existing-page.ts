import { useEffect } from 'react';
import type { ChangeFilters } from './use-url-filters.ts';

/** Redirects from a page beyond the last one, for example of an old link. `lastPage` is undefined while loading. */
export function useExistingPage(
  page: number,
  lastPage: number | undefined,
  changeFilters: ChangeFilters<{ page: number }>,
): void {
  useEffect(() => {
    if (lastPage && page > lastPage) changeFilters({ page: lastPage }, { replace: true });
  }, [page, lastPage, changeFilters]);
}
