import type { GuestUserType } from '@suite/contracts/bookings';
import type { AttentionKind } from '@suite/contracts/verification';
import { sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { inScope } from '../bookings/bookings.public.ts';
import { flagsOfPeople, peopleOf } from './person-flags.repository.ts';

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
      select booking_id from verification_attempts where flags <> '{}' or desk_review or state = 'refused'
      union select booking_id from verification_desk_choices
    ) as touched
    join booking_overview as bookings on bookings.id = touched.booking_id
    join hotel_overview as hotels on hotels.id = bookings.hotel_id
    where ${inScope(scope)} and bookings.checked_in_at is null
      and bookings.stay_end >= (now() at time zone hotels.time_zone)::date`;
}

const reasonsOfPeople = sql`
  select booking_id, passenger_id, case flag when 'DESK_REVIEW' then 'review' else 'flags' end as kind, flag, since
  from flagged where flags_acknowledged_at is null
  union all
  select people.booking_id, people.passenger_id, 'desk', null, choices.chosen_at
  from people join verification_desk_choices choices on choices.booking_id = people.booking_id
    and choices.passenger_id is not distinct from people.passenger_id
    and lower(choices.person_name) = lower(people.name)
  where not people.is_verified
  union all
  select people.booking_id, people.passenger_id, 'failures', null, newest.since
  from people cross join lateral (
    select max(finished_at) as since, count(*) filter (where state = 'refused') as failures from (
      select state, finished_at from verification_attempts attempts
      where attempts.booking_id = people.booking_id and attempts.passenger_id is not distinct from people.passenger_id
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
      people as materialized (${peopleOf(sql`select id from awaited`)}),
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
    people as materialized (${peopleOf(sql`select id from awaited`)}),
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
