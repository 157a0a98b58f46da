import type {
  CheckedPhoto,
  CheckReason,
  DocumentSide,
  IdentityCheckResult,
} from '@suite/contracts/verification';
import { sql, type Database, type Sql } from '@suite/database';
import type { Person, PersonKey } from './domain/acting-for.ts';
import type { FinishedCheck } from './domain/attempts-left.ts';

/** An unfinished check no longer blocks the next one after this time. */
const longestCheckInSeconds = 300;

export function ofPerson({ hotel_id, booking_id, passenger_id }: PersonKey): Sql {
  return sql`hotel_id = ${hotel_id} and booking_id = ${booking_id}
    and passenger_id is not distinct from ${passenger_id}::integer`;
}

/** Selects the keys of bookings, which may be of several hotels. */
export function keysOf(bookings: readonly { hotel_id: number; id: number }[]): Sql {
  const [hotels, ids] = [bookings.map(({ hotel_id }) => hotel_id), bookings.map(({ id }) => id)];
  return sql`select * from unnest(${hotels}::integer[], ${ids}::integer[])`;
}

/** Excludes incomplete checks, which wait for the other side of a card. */
export function findFinishedChecks(db: Database, person: PersonKey): Promise<FinishedCheck[]> {
  return db.query<FinishedCheck>(sql`
    select state, finished_at from verification_attempts
    where ${ofPerson(person)} and finished_at > now() - interval '1 day' and state <> 'incomplete'
    order by finished_at desc limit 10
  `);
}

export async function countSideRequests(db: Database, person: PersonKey): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from verification_attempts
    where ${ofPerson(person)} and finished_at > now() - interval '1 day' and state = 'incomplete'
  `);
  return row?.count ?? 0;
}

interface NewCheck {
  token_hash: Buffer;
  document_digest: Buffer;
  selfie_row: number;
  file_digests: readonly Buffer[];
}

export async function countRefusalsInARow(db: Database, person: Person): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    with checks as (
      select state, finished_at from verification_attempts
      where ${ofPerson(person)} and state in ('refused', 'matched') and lower(person_name) = lower(${person.name})
    )
    select count(*) as count from checks where state = 'refused'
      and finished_at > coalesce((select max(finished_at) from checks where state = 'matched'), '-infinity')`);
  return row?.count ?? 0;
}

/** Returns null while another check of the person runs. */
export async function insertCheck(
  tx: Database,
  person: Person,
  { token_hash, document_digest, selfie_row, file_digests }: NewCheck,
): Promise<number | null> {
  await tx.query(sql`
    delete from verification_attempts where ${ofPerson(person)} and ${isAbandoned}
  `);
  const [row] = await tx.query<{ id: number }>(sql`
    insert into verification_attempts
      (hotel_id, booking_id, passenger_id, person_name, token_hash, document_digest, selfie_row, file_digests)
    values (${person.hotel_id}, ${person.booking_id}, ${person.passenger_id}, ${person.name}, ${token_hash}, ${document_digest},
      ${selfie_row}, ${[...file_digests]}::bytea[])
    on conflict (booking_id, coalesce(passenger_id, 0)) where state = 'checking' do nothing
    returning id
  `);
  return row?.id ?? null;
}

/** Compares each file that the person has sent with the files of other bookings, of all hotels. */
export async function hasReusedFile(db: Database, person: Person): Promise<boolean> {
  const [row] = await db.query<{ reused: boolean }>(sql`
    select exists (
      select from (select * from verification_attempts where ${ofPerson(person)}) as own
      join verification_attempts others
        on others.file_digests && own.file_digests and (others.hotel_id, others.booking_id) <> (own.hotel_id, own.booking_id)
    ) as reused`);
  return row?.reused ?? false;
}

export async function findRunningCheck(db: Database, person: Person): Promise<boolean> {
  const rows = await db.query(sql`
    select id from verification_attempts where ${ofPerson(person)} and state = 'checking' and not (${isAbandoned})`);
  return rows.length > 0;
}

const repeatedWithinMinutes = 10;

/** Identifies a check within its hotel. */
export interface CheckKey {
  hotel_id: number;
  attempt_id: number;
}

const isCheck = ({ hotel_id, attempt_id }: CheckKey) => sql`hotel_id = ${hotel_id} and id = ${attempt_id}`;

/** Finds the check of an identical request, unless a newer selfie was accepted or the check was recorded. */
export async function findRepeatedCheck(
  db: Database,
  person: Person,
  { token_hash, document_digest }: Pick<NewCheck, 'token_hash' | 'document_digest'>,
): Promise<(CheckKey & { job_id: string | null }) | null> {
  const [row] = await db.query<CheckKey & { job_id: string | null }>(sql`
    select attempts.hotel_id, attempts.id as attempt_id, jobs.id as job_id from (
      select * from verification_attempts where ${ofPerson(person)} order by id desc limit 1
    ) attempts
    left join verification_jobs jobs on jobs.hotel_id = attempts.hotel_id and jobs.attempt_id = attempts.id
    where token_hash = ${token_hash} and lower(person_name) = lower(${person.name})
      and document_digest = ${document_digest} and recorded_at is null
      and (state <> 'checking' or jobs.id is not null)
      and coalesce(finished_at, now()) > now() - make_interval(mins => ${repeatedWithinMinutes})
      and not exists (
        select from verification_selfies where ${ofPerson(person)} and id <> attempts.selfie_row
      )`);
  return row ?? null;
}

export interface QueuedAttempt extends PersonKey, Pick<Person, 'name'> {
  token_hash: Buffer;
  selfie_row: number;
}

export async function findQueuedCheck(db: Database, key: CheckKey): Promise<QueuedAttempt | null> {
  const [row] = await db.query<QueuedAttempt>(sql`
    select hotel_id, booking_id, passenger_id, person_name as name, token_hash, coalesce(selfie_row, 0) as selfie_row
    from verification_attempts where ${isCheck(key)} and state = 'checking'`);
  return row ?? null;
}

// The process of such a check ended, or lost the database, before it stored the result.
const isAbandoned = sql`state = 'checking' and started_at < now() - make_interval(secs => ${longestCheckInSeconds})`;

export async function deleteCheck(tx: Database, key: CheckKey): Promise<void> {
  await tx.query(sql`delete from verification_attempts where ${isCheck(key)} and state = 'checking'`);
}

export async function deleteForsakenChecks(db: Database): Promise<void> {
  await db.query(sql`delete from verification_attempts where ${isAbandoned}`);
}

export interface CheckOutcome extends Pick<IdentityCheckResult, 'similarity_score' | 'face_match_details'> {
  reason: CheckReason | null;
  photo: CheckedPhoto | null;
  document_side: DocumentSide | null;
  desk_review: boolean;
  document_sealed: Buffer | null;
  document_kept_days: number;
  flags: readonly string[];
  selfie_id: string | null;
  document_id: string | null;
}

/** Returns false when the check was abandoned in the meantime. */
export async function finishCheck(tx: Database, key: CheckKey, outcome: CheckOutcome): Promise<boolean> {
  const { face_match_details, reason } = outcome;
  const ended = reason === 'OTHER_SIDE_MISSING' ? 'incomplete' : 'refused';
  const rows = await tx.query(sql`
    update verification_attempts set
      state = ${reason === null ? 'matched' : ended}, finished_at = clock_timestamp(),
      similarity_score = ${outcome.similarity_score}, reason = ${reason},
      photo = ${outcome.photo}, document_side = ${outcome.document_side}, desk_review = ${outcome.desk_review}, flags = ${outcome.flags},
      document_sealed = ${outcome.document_sealed}, document_kept_days = ${outcome.document_kept_days},
      face_match_details = ${face_match_details && JSON.stringify(face_match_details)}::jsonb,
      selfie_id = ${outcome.selfie_id}, document_id = ${outcome.document_id}
    where ${isCheck(key)} and state = 'checking' returning id
  `);
  return rows.length > 0;
}

export interface StoredOutcome extends Omit<CheckOutcome, 'document_kept_days' | 'similarity_score'> {
  state: 'checking' | 'incomplete' | 'refused' | 'matched';
  similarity_score: string | null;
}

/** Returns null for a deleted check: it ended without a result. */
export async function findOutcome(db: Database, key: CheckKey): Promise<StoredOutcome | null> {
  const [row] = await db.query<StoredOutcome>(sql`
    select state, similarity_score, reason, photo, document_side, desk_review, flags, document_sealed,
      face_match_details, selfie_id, document_id
    from verification_attempts where ${isCheck(key)}`);
  return row ?? null;
}

export interface StoredCheck {
  id: number;
  person_name: string;
  token_hash: Buffer;
  state: 'incomplete' | 'refused' | 'matched';
  similarity_score: string | null;
  recorded_at: Date | null;
}

export async function lockCheck(
  tx: Database,
  person: Person,
  { selfie_id, document_id }: { selfie_id: string; document_id: string },
): Promise<StoredCheck | null> {
  const [row] = await tx.query<StoredCheck>(sql`
    select id, person_name, token_hash, state, similarity_score, recorded_at from verification_attempts
    where ${ofPerson(person)} and selfie_id = ${selfie_id}::uuid and document_id = ${document_id}::uuid
      and state <> 'checking'
    for update
  `);
  return row ?? null;
}

export async function markRecorded(tx: Database, key: CheckKey, recorded_at: Date): Promise<void> {
  await tx.query(sql`update verification_attempts set recorded_at = ${recorded_at} where ${isCheck(key)}`);
}
