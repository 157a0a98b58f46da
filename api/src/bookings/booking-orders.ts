import type { BookingSort } from '@suite/contracts/bookings';
import type { SortDirection } from '@suite/contracts/forms';
import { join, raw, sql, type Sql } from '@suite/database';

export interface ListOrder {
  sort: BookingSort;
  order: SortDirection;
  isReversed?: boolean;
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

type Keys = [key: Sql, direction: SortDirection][];

// Each order matches an index, so that a page needs no sort. Ties are broken by id or by newest first.
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
    // The column `stay_end` also covers stays without a check-out date.
    case 'checkout_date':
      return by(sql`bookings.stay_end`);
    case 'status':
      return [[sql`bookings.is_verified`, order], ...newest];
    case 'hotel_name':
      return [[sql`name_order(hotels.hotel_name)`, order], [sql`bookings.hotel_id`, order], ...newest];
  }
}

export function orderBy(order: ListOrder): Sql {
  const keys = keysOf(order).map(
    ([key, direction]) => sql`${key} ${raw(order.isReversed ? opposite[direction] : direction)}`,
  );
  return join(keys);
}
