import type { GuestUserType } from '@suite/contracts/bookings';
import type { AttentionKind } from '@suite/contracts/verification';
import { sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { inScope, isActive, ofHotels, type BookingKey } from '../bookings/bookings.public.ts';
import { keysOf } from './attempts.repository.ts';

export interface StoredFlag {
  booking_id: number;
  user_type: GuestUserType;
  item_id: number;
  flag: string;
  acknowledged_at: Date | null;
  acknowledged_by: string | null;
}

function peopleOf(keys: Sql): Sql {
  return sql`
    select hotel_id, id as booking_id, null::integer as passenger_id, name, is_verified, verified_method
    from booking_overview where (hotel_id, id) in (${keys})
    union all
    select hotel_id, booking_id, id, name, is_verified, verified_method
    from guest_overview where (hotel_id, booking_id) in (${keys})`;
}

const isOfPeople = (rows: Sql) => sql`
  ${rows}.hotel_id = people.hotel_id and ${rows}.booking_id = people.booking_id
  and ${rows}.passenger_id is not distinct from people.passenger_id`;

/** Counts the check that verified a person; for others, their newest check and each one that staff may still decide. */
const flagsOfPeople = sql`
  select people.booking_id, people.passenger_id, checks.finished_at as since, checks.flags_acknowledged_at,
    checks.flags_acknowledged_by,
    unnest(checks.flags || case when checks.reason = 'ALREADY_VERIFIED_AS_ANOTHER'
      or (checks.reason in ('DOCUMENT_WITHOUT_ZONE', 'PORTRAIT_REPEATS_SELFIE', 'PORTRAIT_MISPLACED') and checks.review is null) then array[checks.reason] end) as flag
  from people cross join lateral (
    select * from verification_attempts attempts
    where ${isOfPeople(sql`attempts`)}
      and case when people.is_verified
        then (state = 'matched' or review = 'approve') and lower(person_name) in ('', lower(people.name))
        else state in ('refused', 'matched') and lower(person_name) = lower(people.name) end
    order by finished_at desc, id desc limit 1
  ) as checks
  where not people.is_verified or coalesce(people.verified_method, 'photo') = 'photo'
  union all
  select people.booking_id, people.passenger_id, max(attempts.finished_at), null, null, 'DESK_REVIEW'
  from people join verification_attempts attempts on ${isOfPeople(sql`attempts`)}
    and attempts.desk_review and attempts.review is null and lower(attempts.person_name) = lower(people.name)
  where not people.is_verified
    and exists (
      select from verification_images
      where hotel_id = attempts.hotel_id and attempt_id = attempts.id and delete_at > now())
  group by 1, 2`;

export function findFlags(
  db: Database,
  bookings: readonly { hotel_id: number; id: number }[],
): Promise<StoredFlag[]> {
  return db.query<StoredFlag>(sql`
    with people as (${peopleOf(keysOf(bookings))}), flagged as (${flagsOfPeople})
    select booking_id, case when passenger_id is null then 'primary' else 'guest' end as user_type,
      coalesce(passenger_id, booking_id) as item_id, flag, flags_acknowledged_at as acknowledged_at,
      (select concat_ws(' ', usr_firstname, usr_lastname) from account_overview where user_id = flags_acknowledged_by)
        as acknowledged_by
    from flagged order by booking_id, passenger_id nulls first, flag`);
}

export async function acknowledgeFlags(
  tx: Database,
  { hotel_id, booking_id }: BookingKey,
  { user_id, at }: { user_id: number; at: Date },
): Promise<void> {
  await tx.query(sql`
    update verification_attempts set flags_acknowledged_at = ${at}, flags_acknowledged_by = ${user_id}
    where hotel_id = ${hotel_id} and booking_id = ${booking_id} and flags <> '{}'`);
}

export async function reopenFlags(tx: Database, { hotel_id, booking_id }: BookingKey): Promise<void> {
  await tx.query(sql`
    update verification_attempts set flags_acknowledged_at = null, flags_acknowledged_by = null
    where hotel_id = ${hotel_id} and booking_id = ${booking_id} and flags_acknowledged_at is not null`);
}

export interface AttentionReason {
  kind: AttentionKind;
  flag: string | null;
  since: string;
}

export interface AttentionRow {
  booking_id: number;
  hotel_name: string;
  checkin_date: string;
  user_type: GuestUserType;
  item_id: number;
  name: string;
  booked_by: string;
  reasons: AttentionReason[];
}

const failuresInARow = 3;

function awaited(scope: HotelScope): Sql {
  return sql`
    select bookings.id, bookings.hotel_id, bookings.name, bookings.checkin_date, hotels.hotel_name,
      bookings.checkin_date - (now() at time zone hotels.time_zone)::date as days_to_arrival
    from (
      select hotel_id, booking_id from verification_attempts as attempts
      where ${ofHotels(scope, 'attempts')} and (flags <> '{}' or desk_review or state = 'refused')
      union
      select hotel_id, booking_id from verification_desk_choices as choices where ${ofHotels(scope, 'choices')}
    ) as touched
    join booking_overview as bookings on bookings.hotel_id = touched.hotel_id and bookings.id = touched.booking_id
    join hotel_overview as hotels on hotels.id = bookings.hotel_id
    where ${inScope(scope)} and ${isActive} and bookings.checked_in_at is null
      and bookings.stay_end >= (now() at time zone hotels.time_zone)::date`;
}

const reasonsOfPeople = sql`
  select booking_id, passenger_id, case flag when 'DESK_REVIEW' then 'review' else 'flags' end as kind, flag, since
  from flagged where flags_acknowledged_at is null
  union all
  select people.booking_id, people.passenger_id, 'desk', null, choices.chosen_at
  from people join verification_desk_choices choices on ${isOfPeople(sql`choices`)}
    and lower(choices.person_name) = lower(people.name)
  where not people.is_verified
  union all
  select people.booking_id, people.passenger_id, 'failures', null, newest.since
  from people cross join lateral (
    select max(finished_at) as since, count(*) filter (where state = 'refused') as failures from (
      select state, finished_at from verification_attempts attempts
      where ${isOfPeople(sql`attempts`)}
        and state in ('refused', 'matched') and lower(person_name) = lower(people.name)
      order by finished_at desc, id desc limit ${failuresInARow}
    ) as last
  ) as newest
  where not people.is_verified and newest.failures = ${failuresInARow}`;

const byUrgency = sql`array_position(array['review', 'failures', 'desk', 'flags'], kind), flag`;

/** Returns the most urgent reason per person. A choice of the front desk counts from the day before arrival. */
export function selectPeopleToDecide(scope: HotelScope, { withPhotos }: { withPhotos: boolean }): Sql {
  return sql`
    select * from (
      with awaited as materialized (${awaited(scope)}),
      people as materialized (${peopleOf(sql`select hotel_id, id from awaited`)}),
      flagged as (${flagsOfPeople}), reasons as (${reasonsOfPeople})
      select (array_agg(reasons.kind order by ${byUrgency}))[1] as kind,
        case when reasons.passenger_id is null then 'primary ' || reasons.booking_id else 'guest ' || reasons.passenger_id end as key,
        min(reasons.since) as since, people.name, awaited.hotel_id, awaited.id as booking_id, null::integer as task_id, null::text as remote,
        jsonb_agg(coalesce(reasons.flag, reasons.kind) order by ${byUrgency}) as details
      from reasons join awaited on awaited.id = reasons.booking_id
      join people on people.booking_id = reasons.booking_id
        and people.passenger_id is not distinct from reasons.passenger_id
      where (reasons.kind <> 'review' or ${withPhotos}::boolean)
        and (reasons.kind <> 'desk' or awaited.days_to_arrival <= 1)
      group by awaited.id, awaited.hotel_id, reasons.booking_id, reasons.passenger_id, people.name
    ) as people_to_decide`;
}

export async function findAttention(
  db: Database,
  scope: HotelScope,
  { kind, skip, take }: { kind: AttentionKind | null; skip: number; take: number },
): Promise<{ rows: AttentionRow[]; total: number }> {
  const [found] = await db.query<{ rows: AttentionRow[]; total: number }>(sql`
    with awaited as materialized (${awaited(scope)}),
    people as materialized (${peopleOf(sql`select hotel_id, id from awaited`)}),
    flagged as (${flagsOfPeople}), reasons as (${reasonsOfPeople}),
    attended as materialized (
      select booking_id, passenger_id, json_agg(json_build_object('kind', kind, 'flag', flag, 'since', since)
        order by ${byUrgency}) as reasons
      from reasons group by 1, 2 having ${kind}::text is null or bool_or(kind = ${kind})
    ), page as (
      select attended.booking_id, awaited.hotel_name, awaited.checkin_date,
        case when attended.passenger_id is null then 'primary' else 'guest' end as user_type,
        coalesce(attended.passenger_id, attended.booking_id) as item_id, people.name, awaited.name as booked_by,
        attended.reasons
      from attended join awaited on awaited.id = attended.booking_id
      join people on people.booking_id = attended.booking_id
        and people.passenger_id is not distinct from attended.passenger_id
      order by awaited.checkin_date, attended.booking_id, attended.passenger_id nulls first
      limit ${take} offset ${skip}
    )
    select (select count(*) from attended) as total, coalesce((select json_agg(page) from page), '[]') as rows`);
  return found ?? { rows: [], total: 0 };
}
