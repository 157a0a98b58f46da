import type { GuestUserType } from '@suite/contracts/bookings';
import type { CheckedPhoto, CheckReason, DeskDecision } from '@suite/contracts/verification';
import { sql, type Database } from '@suite/database';
import { keysOf, ofPerson, type CheckKey } from './attempts.repository.ts';
import type { Person, PersonKey } from './domain/acting-for.ts';
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
    from verification_images where hotel_id = attempts.hotel_id and attempt_id = attempts.id and delete_at > now()
  ) as images`;

export function findChecksOf(
  db: Database,
  person: PersonKey & Pick<Person, 'name'>,
): Promise<DeskCheckRow[]> {
  return db.query<DeskCheckRow>(sql`
    ${checkRows} where ${ofPerson(person)} and state in ('refused', 'matched')
      and lower(person_name) = lower(${person.name})
    order by finished_at desc, attempts.id desc limit 5
  `);
}

export async function lockDeskCheck(
  tx: Database,
  booking: { hotel_id: number; id: number },
  attempt_id: number,
): Promise<DeskCheckRow | null> {
  const [row] = await tx.query<DeskCheckRow>(sql`
    ${checkRows} where hotel_id = ${booking.hotel_id} and booking_id = ${booking.id} and attempts.id = ${attempt_id}
      and state in ('refused', 'matched')
    for update of attempts
  `);
  return row ?? null;
}

export async function writeReview(
  tx: Database,
  { hotel_id, attempt_id }: CheckKey,
  { decision, user_id, at }: { decision: DeskDecision; user_id: number; at: Date },
): Promise<void> {
  await tx.query(sql`
    update verification_attempts set review = ${decision}, reviewed_by = ${user_id}, reviewed_at = ${at}
    where hotel_id = ${hotel_id} and id = ${attempt_id}
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
    insert into verification_desk_choices as present (hotel_id, booking_id, passenger_id, person_name, chosen_at)
    values (${person.hotel_id}, ${person.booking_id}, ${person.passenger_id}, ${person.name}, ${chosen_at})
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
export async function findDeskChoices(
  db: Database,
  bookings: readonly { hotel_id: number; id: number }[],
): Promise<DeskChoice[]> {
  const rows = await db.query<Omit<DeskChoice, 'chosen_at'> & { chosen_at: Date }>(sql`
    select case when choices.passenger_id is null then 'primary' else 'guest' end as user_type,
      coalesce(choices.passenger_id, choices.booking_id) as item_id, choices.chosen_at
    from verification_desk_choices choices
    join booking_overview as bookings on bookings.hotel_id = choices.hotel_id and bookings.id = choices.booking_id
    left join guest_overview as passengers
      on passengers.hotel_id = choices.hotel_id and passengers.id = choices.passenger_id
    where (choices.hotel_id, choices.booking_id) in (${keysOf(bookings)})
      and not coalesce(passengers.is_verified, bookings.is_verified)
      and lower(choices.person_name) = lower(coalesce(passengers.name, bookings.name))
    order by choices.booking_id, choices.passenger_id nulls first
  `);
  return rows.map(({ chosen_at, ...person }) => ({ ...person, chosen_at: chosen_at.toISOString() }));
}
