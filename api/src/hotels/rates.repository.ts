import type { Rates, RatesForm } from '@suite/contracts';
import { sql, type Database } from '@suite/database';
import { laterThan } from '../plugins/later-than.ts';

/** Rates as they are read: the instant is not yet text. */
export type RatesRow = Omit<Rates, 'updated_at'> & { updated_at: Date };

/** What a night costs, the cheapest room type first. */
export async function findRates(db: Database, hotel_id: number): Promise<RatesRow> {
  const [row] = await db.query<RatesRow>(sql`
    select currency, rates_updated_at as updated_at, (
      select coalesce(json_agg(json_build_object('room_type', room_type, 'nightly_rate', nightly_rate)
        order by room_rates.nightly_rate, room_type), '[]')
      from room_rates where hotel_id = hotels.id
    ) as rates
    from hotels where id = ${hotel_id}`);
  if (!row) throw new Error(`There is no hotel ${hotel_id}.`);
  return row;
}

export async function replaceRates(
  tx: Database,
  hotel_id: number,
  { currency, rates }: RatesForm,
): Promise<void> {
  await tx.query(sql`
    update hotels set currency = ${currency}, rates_updated_at = ${laterThan('rates_updated_at')}
    where id = ${hotel_id}`);
  await tx.query(sql`delete from room_rates where hotel_id = ${hotel_id}`);
  await tx.query(sql`
    insert into room_rates (hotel_id, room_type, nightly_rate)
    select ${hotel_id}::integer, room_type, nightly_rate
    from json_to_recordset(${JSON.stringify(rates)}::json) as given (room_type text, nightly_rate numeric)`);
}
