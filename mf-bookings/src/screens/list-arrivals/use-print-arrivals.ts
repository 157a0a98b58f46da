import { toast } from '@suite/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readAllArrivals, type Arrivals } from '../../queries/list-arrivals.query.ts';

/** Reads the arrivals of all pages, and opens the browser's print dialog once they are shown. */
export function usePrintArrivals(hotelId: number | null) {
  const [printed, setPrinted] = useState<Arrivals>();
  const reading = useMutation({
    mutationFn: () => readAllArrivals(hotelId),
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
  return { printed, print: () => reading.mutate(), busy: reading.isPending };
}
