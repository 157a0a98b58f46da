import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Changes some filters; one that names no page goes to the first. `replace` leaves no step in the history. */
export type ChangeFilters<Filters> = (change: Partial<Filters>, options?: { replace?: boolean }) => void;

/**
 * The filters of a list in the URL, so that reload, Back and a copied link show the same list.
 * @param read parses the filters of the URL; invalid values count as absent
 * @param unfiltered the filters of a URL that names none; with `read` it stands outside of the component
 */
export function useUrlFilters<Filters extends { page: number }>(
  read: (params: URLSearchParams) => Filters,
  unfiltered: Filters,
): [Filters, ChangeFilters<Filters>] {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const filters = useMemo(() => read(new URLSearchParams(query)), [read, query]);

  // Navigation is slower than the next click: changes are made to what was last asked for, not to what is shown.
  const wanted = useRef(filters);
  useEffect(() => {
    wanted.current = filters;
  }, [filters]);

  const changeFilters = useCallback<ChangeFilters<Filters>>(
    (change, options = {}) => {
      wanted.current = { ...wanted.current, page: 1, ...change };
      setParams(writeFilters(wanted.current, unfiltered), options);
    },
    [setParams, unfiltered],
  );
  return [filters, changeFilters];
}

/** The filters as URL parameters, without defaults. */
export function writeFilters<Filters extends object>(filters: Filters, unfiltered: Filters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== unfiltered[name as keyof Filters]) params.set(name, String(value));
  }
  return params;
}
