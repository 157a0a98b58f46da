import { wholeNumberIn } from '@suite/contracts/forms';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Changes some filters; one that names no page goes to the first. `replace` leaves no step in the history. */
export type ChangeFilters<Filters> = (change: Partial<Filters>, options?: { replace?: boolean }) => void;

/** The record whose details are open, named by `id` in the URL. */
export interface RecordLink {
  /** The open record, or the one that was open last: what is shown stays while its dialog closes. */
  id: number | null;
  isOpen: boolean;
  /** Leaves a step in the history: Back closes the details. */
  open: (id: number) => void;
  close: () => void;
}

const largestId = 2_147_483_647;
const openedHere = { openedHere: true };

/**
 * The filters of a list in the URL, and the record whose details are open, so that reload, Back and a copied link show
 * the same.
 * @param read parses the filters of the URL; invalid values count as absent
 * @param unfiltered the filters of a URL that names none; with `read` it stands outside of the component
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

  // Navigation is slower than the next click: changes are made to what was last asked for, not to what is shown.
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
    // The list that the record was opened from is the entry before: another one of it would make Back do nothing.
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

/** The filters as URL parameters, without defaults. */
export function writeFilters<Filters extends object>(filters: Filters, unfiltered: Filters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== unfiltered[name as keyof Filters]) params.set(name, String(value));
  }
  return params;
}
