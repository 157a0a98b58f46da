import type { HeadPose } from '@suite/contracts/verification';
import { sql, type Database } from '@suite/database';
import { ofPerson } from './attempts.repository.ts';
import type { Person } from './domain/acting-for.ts';

export async function insertChallenge(
  db: Database,
  person: Person,
  { poses, minutes }: { poses: readonly HeadPose[]; minutes: number },
): Promise<{ challenge_id: string; expires_at: Date }> {
  const [row] = await db.query<{ challenge_id: string; expires_at: Date }>(sql`
    insert into verification_challenges (booking_id, passenger_id, poses, expires_at)
    values (${person.booking_id}, ${person.passenger_id}, ${poses}::text[], now() + make_interval(mins => ${minutes}))
    returning id as challenge_id, expires_at
  `);
  if (!row) throw new Error('The challenge was not stored');
  return row;
}

export async function lockDraws(tx: Database, { booking_id, passenger_id }: Person): Promise<void> {
  const subject = `challenge of ${booking_id} ${passenger_id ?? 'primary'}`;
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
}

export async function findStandingPoses(tx: Database, person: Person): Promise<HeadPose[] | null> {
  const [row] = await tx.query<{ poses: HeadPose[] }>(sql`
    select poses from verification_challenges
    where ${ofPerson(person)} and used_at is null and expires_at > now()
    order by expires_at desc limit 1
  `);
  return row?.poses ?? null;
}

export async function useChallenge(tx: Database, person: Person, id: string): Promise<HeadPose[] | null> {
  const [row] = await tx.query<{ poses: HeadPose[] }>(sql`
    update verification_challenges set used_at = now()
    where id::text = ${id} and ${ofPerson(person)} and used_at is null and expires_at > now()
    returning poses
  `);
  return row?.poses ?? null;
}

export async function findUses(tx: Database, person: Person, minutes: number): Promise<Date[]> {
  const rows = await tx.query<{ used_at: Date }>(sql`
    select used_at from verification_challenges
    where ${ofPerson(person)} and used_at > now() - make_interval(mins => ${minutes}) order by used_at desc
  `);
  return rows.map(({ used_at }) => used_at);
}

/** With `counts`, a copy keeps the use, so that it counts among the selfies of ten minutes. */
export async function returnChallenge(
  db: Database,
  id: string,
  { counts }: { counts: boolean },
): Promise<void> {
  await db.query(sql`
    with counted as (
      insert into verification_challenges (booking_id, passenger_id, poses, expires_at, used_at)
      select booking_id, passenger_id, poses, expires_at, used_at from verification_challenges
      where id::text = ${id} and ${counts}::boolean
    )
    update verification_challenges set used_at = null where id::text = ${id}`);
}

export async function deleteOldChallenges(db: Database): Promise<void> {
  await db.query(sql`delete from verification_challenges where expires_at < now() - interval '1 day'`);
}
