import { toast } from '@suite/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BookingFilters } from '../../domain/booking-filters.ts';
import { readAllArrivals, type Arrivals } from '../../queries/list-arrivals.query.ts';

/** Reads the arrivals of all pages and opens the browser's print dialog once they are shown; Ctrl+P does the same. */
export function usePrintArrivals(filters: BookingFilters) {
  const [printed, setPrinted] = useState<Arrivals>();
  const reading = useMutation({
    mutationFn: () => readAllArrivals(filters),
    onSuccess: setPrinted,
    onError: ({ message }) => toast.error(message),
  });
  useEffect(() => {
    if (!printed) return;
    const finish = () => setPrinted(undefined);
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [printed]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!reading.isPending) reading.mutate();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return { printed, print: () => reading.mutate(), busy: reading.isPending };
}
