import { useEffect } from 'react';
import type { ChangeFilters } from './use-url-filters.ts';

/**
 * Leads from a page beyond the last one, such as of an old link, to the last one.
 * @param lastPage how many pages there are of what the filters ask for; undefined until that is known
 */
export function useExistingPage(
  page: number,
  lastPage: number | undefined,
  changeFilters: ChangeFilters<{ page: number }>,
): void {
  useEffect(() => {
    if (lastPage && page > lastPage) changeFilters({ page: lastPage }, { replace: true });
  }, [page, lastPage, changeFilters]);
}
