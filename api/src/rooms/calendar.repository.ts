import type { CalendarDate } from '@suite/contracts/dates';
import type { CalendarRate, CalendarStay } from '@suite/contracts/rooms';
import { sql, type Database } from '@suite/database';

/** The nights from `from` until before `to`. */
export interface HotelNights {
  hotel_id: number;
  from: CalendarDate;
  to: CalendarDate;
}

const nightsIn = ({ from, to }: Pick<HotelNights, 'from' | 'to'>) =>
  sql`daterange(${from}::date, ${to}::date, '[)')`;

const stayColumns = sql`bookings.checkin_date, bookings.stay_end as checkout_date, bookings.name, bookings.room_type, bookings.stay_state, bookings.is_verified,
  bookings.is_overbooked, bookings.group_id, bookings.party_size as guests`;

/** Guests who left early need no room for the rest of their nights. */
export async function findCalendarStays(db: Database, nights: HotelNights): Promise<CalendarStay[]> {
  const { hotel_id, to } = nights;
  return db.query<CalendarStay>(sql`
    select bookings.id as booking_id, stays.room_id, lower(stays.during) as "from", upper(stays.during) as "to",
      coalesce(stays.room_type <> bookings.room_type, false) as is_upgrade, stays.is_fixed, ${stayColumns}
    from stay_room_overview as stays join booking_overview as bookings
      on bookings.hotel_id = stays.hotel_id and bookings.id = stays.booking_id
    where stays.hotel_id = ${hotel_id} and stays.during && ${nightsIn(nights)} and bookings.inactive_since is null
    union all
    select bookings.id, null, coalesce(roomed.until, bookings.checkin_date), bookings.stay_end, false, false, ${stayColumns}
    from booking_overview as bookings left join lateral (
      select max(upper(during)) as until from room_nights
      where room_nights.hotel_id = bookings.hotel_id and room_nights.booking_id = bookings.id
    ) as roomed on true
    where bookings.hotel_id = ${hotel_id} and bookings.inactive_since is null
      and daterange(bookings.checkin_date, bookings.stay_end, '[)') && ${nightsIn(nights)}
      and coalesce(roomed.until, bookings.checkin_date) < ${to}
      and (roomed.until is null
        or roomed.until < bookings.stay_end and bookings.stay_state in ('booked', 'in_house'))`);
}

/** Rates apply from one month to another, or for ever: a year around the nights is enough to price a move. */
export function findCalendarRates(
  db: Database,
  { hotel_id, from, to }: HotelNights,
): Promise<CalendarRate[]> {
  const [first, last] = [sql`${from}::date - 366`, sql`${to}::date + 366`];
  return db.query<CalendarRate>(sql`
    select room_type, greatest(from_month, ${first}) as "from", least(until_month, ${last}) as "to",
      nightly_rate::float, currency
    from room_rate_overview
    where hotel_id = ${hotel_id} and from_month < ${last} and until_month > ${first}`);
}
