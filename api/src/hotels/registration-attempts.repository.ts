import { sql, type Database } from '@suite/database';
import { networkOf } from '../http/limits/network-of.ts';

/** The row is inserted before counting, so that parallel attempts count each other. */
export async function insertRegistrationAttempt(db: Database, address: string): Promise<number> {
  await db.query(sql`delete from registration_attempts where attempted_at < now() - interval '1 day'`);
  const [row] = await db.query<{ id: number }>(sql`
    insert into registration_attempts (address) values (${networkOf(address)}) returning id`);
  if (!row) throw new Error('The registration attempt was not returned');
  return row.id;
}

export async function countRegistrations(
  db: Database,
  address: string,
  id: number,
): Promise<{ of_address: number; of_all: number }> {
  const [row] = await db.query<{ of_address: number; of_all: number }>(sql`
    select count(*) filter (where address = ${networkOf(address)}) as of_address, count(*) as of_all
    from registration_attempts
    where attempted_at > now() - interval '1 hour' and id < ${id}`);
  if (!row) throw new Error('The registrations were not counted');
  return row;
}

/** Refused attempts do not count, so that one address cannot exhaust the shared limit. */
export async function deleteRegistrationAttempt(db: Database, id: number): Promise<void> {
  await db.query(sql`delete from registration_attempts where id = ${id}`);
}
