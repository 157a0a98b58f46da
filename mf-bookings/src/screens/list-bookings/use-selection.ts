import type { Booking } from '@suite/contracts/bookings';
import type { TableSelection } from '@suite/ui';
import { useState } from 'react';
import type { BookingFilters } from '../../domain/booking-filters.ts';

interface Selection {
  /** What is chosen, as last seen, over all pages. */
  bookings: readonly Booking[];
  table: TableSelection<Booking>;
  clear: () => void;
}

/** The bookings chosen in the list. They stay through pages and orders, and end with other filters. */
export function useSelection(filters: BookingFilters, rows: readonly Booking[] = []): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Booking>>(new Map());
  const { page: _page, limit: _limit, sort: _sort, order: _order, ...narrowing } = filters;
  const narrowed = JSON.stringify(narrowing);
  const [seen, setSeen] = useState(narrowed);
  if (seen !== narrowed) {
    setSeen(narrowed);
    setChosen(new Map());
  }
  const now = new Map(rows.map((booking) => [booking.id, booking]));
  return {
    bookings: [...chosen.values()].map((booking) => now.get(booking.id) ?? booking),
    table: {
      isChosen: ({ id }) => chosen.has(id),
      onChoose: (bookings, isChosen) =>
        setChosen((before) => {
          const after = new Map(before);
          for (const booking of bookings) {
            if (isChosen) after.set(booking.id, booking);
            else after.delete(booking.id);
          }
          return after;
        }),
      labelOf: ({ id }) => `Select booking ${id}`,
    },
    clear: () => setChosen(new Map()),
  };
}
