import type { GuestUserType } from '@suite/contracts/bookings';
import { sql, type Database } from '@suite/database';
import { ofPerson } from './attempts.repository.ts';
import type { Person } from './domain/acting-for.ts';

export interface DeskChoice {
  user_type: GuestUserType;
  item_id: number;
  chosen_at: string;
}

/** Returns false when the same person has already chosen the front desk. */
export async function insertDeskChoice(tx: Database, person: Person, chosen_at: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into verification_desk_choices as present (booking_id, passenger_id, person_name, chosen_at)
    values (${person.booking_id}, ${person.passenger_id}, ${person.name}, ${chosen_at})
    on conflict (booking_id, coalesce(passenger_id, 0)) do update
      set person_name = excluded.person_name, chosen_at = excluded.chosen_at
      where lower(present.person_name) <> lower(excluded.person_name)
    returning id
  `);
  return rows.length > 0;
}

export async function deleteDeskChoice(tx: Database, person: Person): Promise<void> {
  await tx.query(sql`delete from verification_desk_choices where ${ofPerson(person)}`);
}

/** Excludes verified people, and choices made under an earlier name. */
export async function findDeskChoices(db: Database, booking_ids: readonly number[]): Promise<DeskChoice[]> {
  const rows = await db.query<Omit<DeskChoice, 'chosen_at'> & { chosen_at: Date }>(sql`
    select case when choices.passenger_id is null then 'primary' else 'guest' end as user_type,
      coalesce(choices.passenger_id, choices.booking_id) as item_id, choices.chosen_at
    from verification_desk_choices choices
    join booking_overview as bookings on bookings.id = choices.booking_id
    left join guest_overview as passengers on passengers.id = choices.passenger_id
    where choices.booking_id = any(${booking_ids}::integer[])
      and not coalesce(passengers.is_verified, bookings.is_verified)
      and lower(choices.person_name) = lower(coalesce(passengers.name, bookings.name))
    order by choices.booking_id, choices.passenger_id nulls first
  `);
  return rows.map(({ chosen_at, ...person }) => ({ ...person, chosen_at: chosen_at.toISOString() }));
}
