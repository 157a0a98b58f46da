import type { GuestUserType } from '@suite/contracts/bookings';
import { sql, type Database, type Sql } from '@suite/database';

export interface StoredFlag {
  booking_id: number;
  user_type: GuestUserType;
  item_id: number;
  flag: string;
  acknowledged_at: Date | null;
  acknowledged_by: string | null;
}

export function peopleOf(booking_ids: Sql): Sql {
  return sql`
    select id as booking_id, null::integer as passenger_id, name, is_verified, verified_method
    from booking_overview where id in (${booking_ids})
    union all
    select booking_id, id, name, is_verified, verified_method from guest_overview where booking_id in (${booking_ids})`;
}

/** Counts the check that verified a person; for others, their newest check and each one that staff may still decide. */
export const flagsOfPeople = sql`
  select people.booking_id, people.passenger_id, checks.finished_at as since, checks.flags_acknowledged_at,
    checks.flags_acknowledged_by,
    unnest(checks.flags || case when checks.reason = 'ALREADY_VERIFIED_AS_ANOTHER'
      or (checks.reason in ('DOCUMENT_WITHOUT_ZONE', 'PORTRAIT_REPEATS_SELFIE', 'PORTRAIT_MISPLACED') and checks.review is null) then array[checks.reason] end) as flag
  from people cross join lateral (
    select * from verification_attempts attempts
    where attempts.booking_id = people.booking_id and attempts.passenger_id is not distinct from people.passenger_id
      and case when people.is_verified
        then (state = 'matched' or review = 'approve') and lower(person_name) in ('', lower(people.name))
        else state in ('refused', 'matched') and lower(person_name) = lower(people.name) end
    order by finished_at desc, id desc limit 1
  ) as checks
  where not people.is_verified or coalesce(people.verified_method, 'photo') = 'photo'
  union all
  select people.booking_id, people.passenger_id, max(attempts.finished_at), null, null, 'DESK_REVIEW'
  from people join verification_attempts attempts on attempts.booking_id = people.booking_id
    and attempts.passenger_id is not distinct from people.passenger_id
    and attempts.desk_review and attempts.review is null and lower(attempts.person_name) = lower(people.name)
  where not people.is_verified
    and exists (select from verification_images where attempt_id = attempts.id and delete_at > now())
  group by 1, 2`;

export function findFlags(db: Database, booking_ids: readonly number[]): Promise<StoredFlag[]> {
  return db.query<StoredFlag>(sql`
    with people as (${peopleOf(sql`select unnest(${booking_ids}::integer[])`)}), flagged as (${flagsOfPeople})
    select booking_id, case when passenger_id is null then 'primary' else 'guest' end as user_type,
      coalesce(passenger_id, booking_id) as item_id, flag, flags_acknowledged_at as acknowledged_at,
      (select concat_ws(' ', usr_firstname, usr_lastname) from account_overview where user_id = flags_acknowledged_by)
        as acknowledged_by
    from flagged order by booking_id, passenger_id nulls first, flag`);
}

export async function acknowledgeFlags(
  tx: Database,
  booking_id: number,
  { user_id, at }: { user_id: number; at: Date },
): Promise<void> {
  await tx.query(sql`
    update verification_attempts set flags_acknowledged_at = ${at}, flags_acknowledged_by = ${user_id}
    where booking_id = ${booking_id} and flags <> '{}'`);
}

export async function reopenFlags(tx: Database, booking_id: number): Promise<void> {
  await tx.query(sql`
    update verification_attempts set flags_acknowledged_at = null, flags_acknowledged_by = null
    where booking_id = ${booking_id} and flags_acknowledged_at is not null`);
}
