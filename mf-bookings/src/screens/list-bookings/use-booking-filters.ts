import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  readBookingFilters,
  writeBookingFilters,
  type BookingFilters,
} from '../../domain/booking-filters.ts';

export type ChangeFilters = (change: Partial<BookingFilters>, options?: { replace?: boolean }) => void;

/** The filters in the URL, and the way to change them; a change that names no page goes to the first. */
export function useBookingFilters(): [BookingFilters, ChangeFilters] {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const filters = useMemo(() => readBookingFilters(new URLSearchParams(query)), [query]);

  // Navigation is slower than the next click: changes are made to what was last asked for, not to what is shown.
  const wanted = useRef(filters);
  useEffect(() => {
    wanted.current = filters;
  }, [filters]);

  const changeFilters = useCallback<ChangeFilters>(
    (change, options = {}) => {
      wanted.current = { ...wanted.current, page: 1, ...change };
      setParams(writeBookingFilters(wanted.current), options);
    },
    [setParams],
  );
  return [filters, changeFilters];
}
