import { wholeNumberIn, type OrderFilters } from '@suite/contracts/forms';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { TableSort } from '@suite/ui';

/** A change without a page returns to the first page. `replace` adds no history entry. */
export type ChangeFilters<Filters> = (change: Partial<Filters>, options?: { replace?: boolean }) => void;

export interface RecordLink {
  /** The last record stays while its dialog closes. */
  id: number | null;
  isOpen: boolean;
  /** Adds a history entry, so that Back closes the details. */
  open: (id: number) => void;
  close: () => void;
}

const largestId = 2_147_483_647;
const openedHere = { openedHere: true };

/**
 * Stores list filters and the open record in the URL, so that reload, Back and copied links show the same.
 * @param unfiltered defaults, which must be stable across renders, like `read`
 */
export function useUrlFilters<Filters extends { page: number }>(
  read: (params: URLSearchParams) => Filters,
  unfiltered: Filters,
): [Filters, ChangeFilters<Filters>, RecordLink] {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const query = params.toString();
  const filters = useMemo(() => read(new URLSearchParams(query)), [read, query]);
  const id = wholeNumberIn(params, 'id', largestId);

  // Navigation may be slower than the next click, so changes apply to the last requested filters.
  const wanted = useRef({ filters, id });
  useEffect(() => {
    wanted.current = { filters, id };
  }, [filters, id]);

  const changeFilters = useCallback<ChangeFilters<Filters>>(
    (change, options = {}) => {
      wanted.current = { ...wanted.current, filters: { ...wanted.current.filters, page: 1, ...change } };
      setParams(writeList(wanted.current, unfiltered), options);
    },
    [setParams, unfiltered],
  );
  const open = (next: number) => {
    wanted.current = { ...wanted.current, id: next };
    setParams(writeList(wanted.current, unfiltered), { state: openedHere });
  };
  const close = () => {
    wanted.current = { ...wanted.current, id: null };
    // The list is the previous history entry; a second entry for it would make Back do nothing.
    if (isOpenedHere(state)) void navigate(-1);
    else setParams(writeList(wanted.current, unfiltered), { replace: true });
  };
  const [lastId, setLastId] = useState(id);
  if (id !== null && id !== lastId) setLastId(id);
  return [filters, changeFilters, { id: id ?? lastId, isOpen: id !== null, open, close }];
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

function writeList<Filters extends object>(
  { filters, id }: { filters: Filters; id: number | null },
  unfiltered: Filters,
): URLSearchParams {
  const params = writeFilters(filters, unfiltered);
  if (id !== null) params.set('id', String(id));
  return params;
}

/** Writes the filters that differ from the defaults. */
export function writeFilters<Filters extends object>(filters: Filters, unfiltered: Filters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== unfiltered[name as keyof Filters]) params.set(name, String(value));
  }
  return params;
}

export function tableSortOf<Sort extends string>(
  { sort, order }: OrderFilters<Sort>,
  onChange: ChangeFilters<OrderFilters<Sort>>,
  restLabel: string,
): TableSort {
  return {
    by: sort || null,
    order: order || 'asc',
    restLabel,
    onSort: (by, next) => onChange({ sort: (by ?? '') as '' | Sort, order: by === null ? '' : next }),
  };
}

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
