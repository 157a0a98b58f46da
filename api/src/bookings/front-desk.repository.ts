import type { VerificationMethod } from '@suite/contracts/verification';
import { raw, sql, type Database } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { inScope } from './bookings.repository.ts';

export interface DeskBooking {
  id: number;
  hotel_id: number;
  checkin_date: string;
  checkout_date: string | null;
  time_zone: string;
  verification_token_hash: Buffer;
  checked_in_at: Date | null;
  checked_in_by: string | null;
  checked_out_at: Date | null;
}

export interface PartyMember {
  booking_id: number;
  passenger_id: number | null;
  name: string;
  type: string;
  is_verified: boolean;
  verified_at: Date | null;
  verified_method: VerificationMethod | null;
  verified_document: string | null;
  verified_by: string | null;
}

/** `locked` holds a row lock until the transaction ends. */
export async function findDeskBooking(
  db: Database,
  scope: HotelScope,
  id: number,
  { locked = false } = {},
): Promise<DeskBooking | null> {
  const [row] = await db.query<DeskBooking>(sql`
    select bookings.id, bookings.hotel_id, bookings.checkin_date, bookings.checkout_date, hotels.time_zone,
      bookings.verification_token_hash, bookings.checked_in_at, bookings.checked_out_at,
      (select concat_ws(' ', usr_firstname, usr_lastname) from account_overview where user_id = checked_in_by)
        as checked_in_by
    from bookings join hotel_overview as hotels on hotels.id = bookings.hotel_id
    where bookings.id = ${id} and ${inScope(scope)} ${locked ? sql`for no key update of bookings` : sql``}
  `);
  return row ?? null;
}

export function findParty(db: Database, booking_id: number): Promise<PartyMember[]> {
  const how = sql`
    case when is_verified then verified_at end as verified_at,
    case when is_verified then coalesce(verified_method, 'photo') end as verified_method,
    case when is_verified then verified_document end as verified_document,
    case when is_verified then (
      select concat_ws(' ', usr_firstname, usr_lastname) from account_overview where user_id = verified_by
    ) end as verified_by`;
  return db.query<PartyMember>(sql`
    select id as booking_id, null::integer as passenger_id, name, 'Adult' as type, is_verified, ${how}
    from bookings where id = ${booking_id}
    union all
    select booking_id, id, name, type, is_verified, ${how} from passengers where booking_id = ${booking_id}
    order by passenger_id nulls first
  `);
}

/** The key has 40 bits, so that two bookings can share it by chance. */
export async function findArrivalIds(db: Database, scope: HotelScope, key: Buffer): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select id from bookings
    where substr(sha256('arrival:'::bytea || verification_token_hash), 1, 5) = ${key} and ${inScope(scope)} limit 2
  `);
  return rows.map(({ id }) => id);
}

export async function noteMoment(
  tx: Database,
  id: number,
  { moment, at, user_id }: { moment: 'checked_in' | 'checked_out'; at: Date; user_id: number },
): Promise<void> {
  await tx.query(sql`
    update bookings set ${raw(`${moment}_at`)} = ${at}, ${raw(`${moment}_by`)} = ${user_id} where id = ${id}
  `);
}

export async function clearCheckIn(tx: Database, id: number): Promise<void> {
  await tx.query(sql`update bookings set checked_in_at = null, checked_in_by = null where id = ${id}`);
}
