import type { DeskCounts, DeskView } from '@suite/contracts/bookings';
import { sql, type Database, type Sql } from '@suite/database';
import {
  bookingColumns,
  conditionsOf,
  isActive,
  matching,
  withHotelAndGuests,
} from '../bookings/bookings.public.ts';
import type { BookingRow, BookingSelection } from '../bookings/bookings.public.ts';
import { containsWords } from '../text-search/contains-words.ts';

const days = sql`select id, (now() at time zone time_zone)::date as today, time_zone from hotel_overview`;

const isInHouse = sql`bookings.checked_in_at is not null and bookings.checked_out_at is null`;
const leavesToday = sql`${isInHouse} and bookings.stay_end <= days.today`;
// The second condition is the same for all hotels, so that the planner knows how few bookings are left.
const leftToday = sql`
  bookings.checked_out_at >= days.today::timestamp at time zone days.time_zone
  and bookings.checked_out_at > now() - interval '2 days'`;
const arrivesToday = sql`bookings.checkin_date = days.today and ${isActive}`;

/** Rows of a lower `rank` come first: guests who have arrived or left already are at the end. */
const views: Readonly<Record<DeskView, { condition: Sql; rank: Sql }>> = {
  arrivals: { condition: arrivesToday, rank: sql`(bookings.checked_in_at is not null)::integer` },
  'in-house': { condition: isInHouse, rank: sql`bookings.stay_end - days.today` },
  departures: {
    condition: sql`((${leavesToday}) or (${leftToday}))`,
    rank: sql`(bookings.checked_out_at is not null)::integer`,
  },
};

/** Finds the number of the room that the list shows, too. */
function matchingAtDesk(selection: BookingSelection): Sql {
  const found = matching(selection, 'scan');
  const text = selection.term?.text ?? null;
  if (text === null) return found;
  return sql`(${found} or ${containsWords(
    sql`fold_text((
      select room_number from stay_room_overview
      where hotel_id = bookings.hotel_id and booking_id = bookings.id order by during desc limit 1))`,
    text,
  )})`;
}

/** The order depends on names only for callers who may see them. */
export async function findDeskBookings(
  db: Database,
  selection: BookingSelection,
  { view, skip, take }: { view: DeskView; skip: number; take: number },
): Promise<{ rows: BookingRow[]; total: number; unverified: number }> {
  const named = selection.searchesGuests ? sql`name_order(bookings.name)` : sql`''`;
  const { condition, rank } = views[view];
  const order = sql`rank, is_unverified desc, named, id`;
  const found = await db.query<BookingRow & { total: number; unverified: number }>(sql`
    with days as materialized (${days}),
    listed as materialized (
      select bookings.hotel_id, bookings.id, ${named} as named, ${rank} as rank, not bookings.is_verified or exists (
        select from guest_overview where hotel_id = bookings.hotel_id and booking_id = bookings.id and not is_verified
      ) as is_unverified
      from days join booking_overview as bookings on bookings.hotel_id = days.id and ${condition}
      where ${conditionsOf(selection, matchingAtDesk(selection))}
    ), page as (
      select *, row_number() over (order by ${order}) as place from listed order by ${order} limit ${take} offset ${skip}
    )
    select ${bookingColumns}, (select count(*) from listed) as total,
      (select count(*) from listed where is_unverified) as unverified
    from page join booking_overview as bookings on bookings.hotel_id = page.hotel_id and bookings.id = page.id ${withHotelAndGuests}
    order by page.place`);
  if (found.length === 0 && skip > 0) {
    return { ...(await findDeskBookings(db, selection, { view, skip: 0, take: 1 })), rows: [] };
  }
  const [first] = found;
  return {
    rows: found.map(({ total: _total, unverified: _unverified, ...row }) => row),
    total: first?.total ?? 0,
    unverified: first?.unverified ?? 0,
  };
}

export async function countDesk(db: Database, selection: BookingSelection): Promise<DeskCounts> {
  const counted = (condition: Sql) => sql`
    (select count(*) from days join booking_overview as bookings on bookings.hotel_id = days.id and ${condition}
    where ${conditionsOf(selection)})`;
  const [row] = await db.query<DeskCounts>(sql`
    with days as materialized (${days})
    select ${counted(sql`${arrivesToday} and bookings.checked_in_at is null`)} as arrivals,
      ${counted(sql`${arrivesToday} and bookings.checked_in_at is not null`)} as arrived,
      ${counted(isInHouse)} as in_house, ${counted(leavesToday)} as departures, ${counted(leftToday)} as departed`);
  if (!row) throw new Error('The count query returned no row');
  return row;
}
