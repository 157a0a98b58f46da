import type { BookingSort } from '@suite/contracts/bookings';
import type { SortDirection } from '@suite/contracts/forms';
import { join, raw, sql, type Sql } from '@suite/database';

/** What a list is ordered by, and whether it is walked from its other end. */
export interface ListOrder {
  sort: BookingSort;
  order: SortDirection;
  isReversed?: boolean;
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

type Keys = [key: Sql, direction: SortDirection][];

// Each is an index of its own, so that a page is a walk and never a sort. What is equal comes by id, or newest first.
function keysOf({ sort, order }: ListOrder): Keys {
  const by = (key: Sql): Keys => [
    [key, order],
    [sql`bookings.id`, order],
  ];
  const newest: Keys = [
    [sql`bookings.created_at`, 'desc'],
    [sql`bookings.id`, 'desc'],
  ];
  switch (sort) {
    case 'created_at':
      return by(sql`bookings.created_at`);
    case 'name':
      return by(sql`name_order(bookings.name)`);
    case 'checkin_date':
      return by(sql`bookings.checkin_date`);
    // Also where only nights are known.
    case 'checkout_date':
      return by(sql`bookings.stay_end`);
    case 'status':
      return [[sql`bookings.is_verified`, order], ...newest];
    case 'hotel_name':
      return [[sql`name_order(hotels.hotel_name)`, order], [sql`bookings.hotel_id`, order], ...newest];
  }
}

/** An `order by` list over `bookings`; by hotel also over `hotels`. */
export function orderBy(order: ListOrder): Sql {
  const keys = keysOf(order).map(
    ([key, direction]) => sql`${key} ${raw(order.isReversed ? opposite[direction] : direction)}`,
  );
  return join(keys);
}
