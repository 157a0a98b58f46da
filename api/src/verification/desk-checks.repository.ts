import type { GuestUserType } from '@suite/contracts/bookings';
import type { CheckedPhoto, CheckReason, DeskDecision } from '@suite/contracts/verification';
import { sql, type Database } from '@suite/database';
import { ofPerson } from './attempts.repository.ts';
import type { Person } from './domain/acting-for.ts';
import type { DocumentFlag } from './domain/flag-names.ts';
import type { ImageKind } from './images.repository.ts';

export interface DeskCheckRow {
  id: number;
  passenger_id: number | null;
  person_name: string;
  state: 'refused' | 'matched';
  finished_at: Date;
  similarity_score: string | null;
  reason: CheckReason | null;
  photo: CheckedPhoto | null;
  desk_review: boolean;
  flags: DocumentFlag[];
  document_sealed: Buffer | null;
  review: DeskDecision | null;
  reviewed_by: string | null;
  /** Lists stored photos in the order selfie, document, back. */
  images: { id: string; kind: ImageKind }[];
}

const checkRows = sql`
  select attempts.id, attempts.passenger_id, person_name, state, finished_at, similarity_score, reason, photo,
    desk_review, flags, document_sealed, review, images.images,
    (select concat_ws(' ', usr_firstname, usr_lastname) from account_overview where user_id = reviewed_by) as reviewed_by
  from verification_attempts attempts cross join lateral (
    select coalesce(json_agg(json_build_object('id', id, 'kind', kind) 
      order by array_position(array['selfie', 'document', 'document_back'], kind)), '[]') as images
    from verification_images where attempt_id = attempts.id and delete_at > now()
  ) as images`;

export function findChecksOf(
  db: Database,
  person: Pick<Person, 'booking_id' | 'passenger_id' | 'name'>,
): Promise<DeskCheckRow[]> {
  return db.query<DeskCheckRow>(sql`
    ${checkRows} where ${ofPerson(person)} and state in ('refused', 'matched')
      and lower(person_name) = lower(${person.name})
    order by finished_at desc, attempts.id desc limit 5
  `);
}

export async function lockDeskCheck(
  tx: Database,
  booking_id: number,
  id: number,
): Promise<DeskCheckRow | null> {
  const [row] = await tx.query<DeskCheckRow>(sql`
    ${checkRows} where booking_id = ${booking_id} and attempts.id = ${id} and state in ('refused', 'matched')
    for update of attempts
  `);
  return row ?? null;
}

export async function writeReview(
  tx: Database,
  id: number,
  { decision, user_id, at }: { decision: DeskDecision; user_id: number; at: Date },
): Promise<void> {
  await tx.query(sql`
    update verification_attempts set review = ${decision}, reviewed_by = ${user_id}, reviewed_at = ${at} where id = ${id}
  `);
}

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
