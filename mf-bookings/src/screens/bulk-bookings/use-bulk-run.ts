import type { Booking } from '@suite/contracts/bookings';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { finishRun, startRun, withRow, type BulkRun } from '../../domain/bulk-run.ts';
import { readListsAgain } from '../../queries/booking-lists.ts';

/** Does one thing to one booking and says what was done; `unneeded` when there was nothing to do. */
export type BulkStep = (booking: Booking) => Promise<{ state: 'done' | 'unneeded'; text: string }>;

/** Runs an action for bookings one after the other, until all are done or the user stops it. */
export function useBulkRun() {
  const queries = useQueryClient();
  const [run, setRun] = useState<BulkRun>();
  const stopped = useRef(false);
  useEffect(() => () => void (stopped.current = true), []);

  const start = async (bookings: readonly Booking[], step: BulkStep) => {
    stopped.current = false;
    let now = startRun(bookings);
    const show = (next: BulkRun) => {
      now = next;
      setRun(stopped.current && next.phase === 'running' ? { ...next, phase: 'stopping' } : next);
    };
    for (const booking of bookings) {
      if (stopped.current) break;
      show(withRow(now, booking.id, 'running', 'Working...'));
      try {
        const { state, text } = await step(booking);
        show(withRow(now, booking.id, state, text));
      } catch (error) {
        show(withRow(now, booking.id, 'refused', (error as Error).message));
      }
    }
    show(finishRun(now));
    readListsAgain(queries);
  };
  const stop = () => {
    stopped.current = true;
    setRun((before) => before && { ...before, phase: 'stopping' });
  };
  return { run, start, stop };
}
