import type { CalendarDate } from '@suite/contracts/dates';
import type { Rates, RatesForm } from '@suite/contracts/hotels';
import { sql, type Database } from '@suite/database';
import { laterThan } from '../optimistic-locking/later-than.ts';

export type RatesRow = Omit<Rates, 'updated_at'> & { updated_at: Date };

export async function findRates(db: Database, hotel_id: number): Promise<RatesRow> {
  const [row] = await db.query<RatesRow>(sql`
    select currency, rates_updated_at as updated_at, (
      select coalesce(json_agg(json_build_object('room_type', room_type, 'nightly_rate', nightly_rate)
        order by room_rates.nightly_rate, room_type), '[]')
      from room_rates where hotel_id = hotels.id and until_month = 'infinity'
    ) as rates
    from hotels where id = ${hotel_id}`);
  if (!row) throw new Error(`There is no hotel ${hotel_id}.`);
  return row;
}

/** Applies from the current month of the hotel's calendar on; rates set in the same month are corrected in place. */
export async function replaceRates(
  tx: Database,
  hotel_id: number,
  { currency, rates }: RatesForm,
): Promise<void> {
  await tx.query(sql`
    update hotels set currency = ${currency}, rates_updated_at = ${laterThan('rates_updated_at')}
    where id = ${hotel_id}`);
  const month = sql`(select date_trunc('month', now() at time zone time_zone)::date from hotels where id = ${hotel_id})`;
  const given = sql`(select room_type, nightly_rate, ${currency}::text as currency
    from json_to_recordset(${JSON.stringify(rates)}::json) as given (room_type text, nightly_rate numeric))`;
  const outdated = sql`hotel_id = ${hotel_id} and until_month = 'infinity'
    and (room_type, nightly_rate, currency) not in ${given}`;
  const corrected = await tx.query<{ room_type: string; from_month: CalendarDate }>(sql`
    delete from room_rates where ${outdated} and set_month = ${month} returning room_type, from_month`);
  await tx.query(sql`update room_rates set until_month = ${month} where ${outdated}`);
  await tx.query(sql`
    insert into room_rates (hotel_id, room_type, nightly_rate, currency, from_month, set_month)
    select ${hotel_id}::integer, room_type, nightly_rate, currency,
      coalesce(corrected.from_month, case when exists (
        select from room_rates earlier where earlier.hotel_id = ${hotel_id} and earlier.room_type = given.room_type
      ) then ${month} else '-infinity' end), ${month}
    from ${given} as given
    left join json_to_recordset(${JSON.stringify(corrected)}::json) as corrected (room_type text, from_month date)
      using (room_type)
    where not exists (
      select from room_rates now where now.hotel_id = ${hotel_id} and now.room_type = given.room_type
        and now.until_month = 'infinity')`);
}
