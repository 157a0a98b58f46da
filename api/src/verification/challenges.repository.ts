import type { HeadTurn } from '@suite/contracts';
import { sql, type Database } from '@suite/database';
import { ofPerson } from './attempts.repository.ts';
import type { Person } from './domain/acting-for.ts';

export async function insertChallenge(
  db: Database,
  person: Person,
  { turn, minutes }: { turn: HeadTurn; minutes: number },
): Promise<{ challenge_id: string; expires_at: Date }> {
  const [row] = await db.query<{ challenge_id: string; expires_at: Date }>(sql`
    insert into verification_challenges (booking_id, passenger_id, turn, expires_at)
    values (${person.booking_id}, ${person.passenger_id}, ${turn}, now() + make_interval(mins => ${minutes}))
    returning id as challenge_id, expires_at
  `);
  if (!row) throw new Error('The challenge was not stored');
  return row;
}

/** Uses up a challenge of this person; null when there is none that was drawn for them, is unused and not too old. */
export async function useChallenge(tx: Database, person: Person, id: string): Promise<HeadTurn | null> {
  const [row] = await tx.query<{ turn: HeadTurn }>(sql`
    update verification_challenges set used_at = now()
    where id::text = ${id} and ${ofPerson(person)} and used_at is null and expires_at > now()
    returning turn
  `);
  return row?.turn ?? null;
}

/** Gives a challenge back that served no check. */
export async function returnChallenge(tx: Database, id: string): Promise<void> {
  await tx.query(sql`update verification_challenges set used_at = null where id::text = ${id}`);
}

export async function deleteOldChallenges(db: Database): Promise<void> {
  await db.query(sql`delete from verification_challenges where expires_at < now() - interval '1 day'`);
}
