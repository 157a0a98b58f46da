import type { UpdateBookingPayload } from '@suite/contracts/bookings';
import type { VerificationMethod } from '@suite/contracts/verification';
import { join, sql, type Database, type Sql } from '@suite/database';
import { laterThan } from '../optimistic-locking/later-than.ts';
import type { BookingBefore } from './booking-changes.repository.ts';
import type { BookingKey } from './booking-events.ts';
import type { BookingRef } from './bookings.repository.ts';
import { keepName, type NewStay } from './domain/new-stay.ts';
import type { LinkHolder } from './links.repository.ts';

export interface PartyMember {
  hotel_id: number;
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

export function findParty(db: Database, { hotel_id, id }: BookingRef): Promise<PartyMember[]> {
  const how = sql`
    case when is_verified then verified_at end as verified_at,
    case when is_verified then coalesce(verified_method, 'photo') end as verified_method,
    case when is_verified then verified_document end as verified_document,
    case when is_verified then (
      select concat_ws(' ', usr_firstname, usr_lastname) from account_overview where user_id = verified_by
    ) end as verified_by`;
  return db.query<PartyMember>(sql`
    select hotel_id, id as booking_id, null::integer as passenger_id, name, 'Adult' as type, is_verified, ${how}
    from bookings where hotel_id = ${hotel_id} and id = ${id}
    union all
    select hotel_id, booking_id, id, name, type, is_verified, ${how} from passengers
    where hotel_id = ${hotel_id} and booking_id = ${id}
    order by passenger_id nulls first
  `);
}

export async function insertPassengers(
  tx: Database,
  bookings: readonly (BookingRef & Pick<NewStay, 'passengers'>)[],
): Promise<void> {
  const rows = bookings.flatMap(({ hotel_id, id, passengers }) =>
    passengers.map(({ name, type, user_type }) => sql`(${hotel_id}, ${id}, ${name}, ${type}, ${user_type})`),
  );
  if (rows.length === 0) return;
  await tx.query(
    sql`insert into passengers (hotel_id, booking_id, name, type, user_type) values ${join(rows)}`,
  );
}

type Passenger = UpdateBookingPayload['passengers'][number];

interface StoredPassenger extends Pick<BookingBefore, 'id' | 'name' | 'is_verified' | 'verified_name'> {
  type: string;
}

/**
 * Matches guests by id: adds those without one, deletes missing ones, and resets the verification of another person.
 */
export async function reconcilePassengers(
  tx: Database,
  booking: BookingRef,
  passengers: readonly Passenger[],
  isSamePerson: (before: StoredPassenger, name: string) => Promise<boolean>,
): Promise<{ unknown: number[]; added: number; removed: number; reset: string[] }> {
  const stored = await tx.query<StoredPassenger>(sql`
    select id, name, type, is_verified, verified_name from passengers
    where hotel_id = ${booking.hotel_id} and booking_id = ${booking.id} for update
  `);
  const kept = passengers.flatMap((passenger) =>
    passenger.id === undefined ? [] : { ...passenger, id: passenger.id },
  );
  const unknown = kept.map(({ id }) => id).filter((id) => !stored.some((one) => one.id === id));
  if (unknown.length > 0) return { unknown, added: 0, removed: 0, reset: [] };

  const isGuest = (id: number) => sql`hotel_id = ${booking.hotel_id} and id = ${id}`;
  const gone = stored.map(({ id }) => id).filter((id) => !kept.some((one) => one.id === id));
  if (gone.length > 0) {
    await tx.query(
      sql`delete from passengers where hotel_id = ${booking.hotel_id} and id = any(${gone}::int[])`,
    );
  }

  const reset: string[] = [];
  for (const { id, name: sent, type } of kept) {
    const before = stored.find((one) => one.id === id);
    if (!before) continue;
    const name = keepName(before.name, sent);
    if (before.name === name && before.type === type) continue;
    if (before.type === type && (await isSamePerson(before, name))) {
      const verified_name = before.is_verified ? (before.verified_name ?? before.name) : null;
      await tx.query(
        sql`update passengers set name = ${name}, verified_name = ${verified_name} where ${isGuest(id)}`,
      );
      continue;
    }
    if (before.is_verified) reset.push(before.name);
    await tx.query(sql`
      update passengers set name = ${name}, type = ${type}, is_verified = false, verified_at = null,
        verification_token_hash = null, verification_token_encrypted = null, short_id = null,
        guest_language = null
      where ${isGuest(id)}
    `);
  }
  const fresh = passengers.filter(({ id }) => id === undefined);
  await insertPassengers(tx, [{ ...booking, passengers: fresh }]);
  return { unknown, added: fresh.length, removed: gone.length, reset };
}

/** Skips locked bookings of the group, so that two checks of one person cannot wait for each other crosswise. */
async function findSamePrimary(tx: Database, { hotel_id, booking_id }: BookingKey): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select other.id from bookings own join bookings other
      on other.hotel_id = own.hotel_id and other.group_id = own.group_id and other.id <> own.id
      and lower(other.name) = lower(own.name)
    where own.hotel_id = ${hotel_id} and own.id = ${booking_id} order by other.id for update of other skip locked`);
  return [booking_id, ...rows.map(({ id }) => id)];
}

export type VerifiedPeople = 'primary' | 'all' | { passenger_id: number };

export interface VerifiedHow {
  method: VerificationMethod;
  document?: string;
  verified_by?: number;
}

export async function recordVerification(
  tx: Database,
  { hotel_id, booking_id, people, verified_at, how = { method: 'photo' } }: VerifiedMark,
): Promise<void> {
  const isPrimary = people === 'primary' || people === 'all';
  const ids = isPrimary ? await findSamePrimary(tx, { hotel_id, booking_id }) : [booking_id];
  const rows = await tx.query(sql`
    update bookings set is_verified = is_verified or ${isPrimary}::boolean,
      ${verifiedColumns(sql`${isPrimary}::boolean`, how, verified_at)},
      updated_at = ${laterThan('updated_at')}
    where hotel_id = ${hotel_id} and id = any(${ids}::integer[]) and deleted_at is null
    returning id
  `);
  let isFound = rows.length > 0;
  if (people !== 'primary') {
    const whom = people === 'all' ? sql`true` : sql`id = ${people.passenger_id}`;
    const guests = await tx.query(sql`
      update passengers set is_verified = true, ${verifiedColumns(sql`true`, how, verified_at)}
      where hotel_id = ${hotel_id} and booking_id = ${booking_id} and ${whom}
      returning id
    `);
    isFound &&= people === 'all' || guests.length > 0;
  }
  if (!isFound) throw new Error(`There is no booking ${booking_id} to verify, or no such guest in it`);
}

export interface VerifiedMark extends BookingKey {
  people: VerifiedPeople;
  verified_at: Date;
  how?: VerifiedHow;
}

export async function clearVerification(
  tx: Database,
  { hotel_id, booking_id, passenger_id }: LinkHolder,
): Promise<void> {
  const cleared = sql`
    is_verified = false, verified_at = null, verified_method = null, verified_document = null, verified_by = null`;
  if (passenger_id !== null) {
    await tx.query(
      sql`update passengers set ${cleared} where hotel_id = ${hotel_id} and id = ${passenger_id} and booking_id = ${booking_id}`,
    );
  }
  const ids = passenger_id === null ? await findSamePrimary(tx, { hotel_id, booking_id }) : [booking_id];
  await tx.query(sql`
    update bookings set ${passenger_id === null ? sql`${cleared},` : sql``} updated_at = ${laterThan('updated_at')}
    where hotel_id = ${hotel_id} and id = any(${ids}::integer[])`);
}

/** Guests who were verified before keep their method, document and verifier. */
function verifiedColumns(applies: Sql, how: VerifiedHow, verified_at: Date): Sql {
  const changed = (column: Sql, value: Sql) =>
    sql`${column} = case when ${applies} and not is_verified then ${value} else ${column} end`;
  return sql`
    verified_at = case when ${applies} then coalesce(verified_at, ${verified_at}) else verified_at end,
    ${changed(sql`verified_method`, sql`${how.method}`)},
    ${changed(sql`verified_name`, sql`null`)},
    ${changed(sql`verified_document`, sql`${how.document ?? null}::text`)},
    ${changed(sql`verified_by`, sql`${how.verified_by ?? null}::integer`)}`;
}
