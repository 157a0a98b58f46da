import type { ConsentPayload } from '@suite/contracts/verification';
import { sql, type Database } from '@suite/database';
import { ofPerson } from './attempts.repository.ts';
import type { Person } from './domain/acting-for.ts';

export async function insertConsent(
  tx: Database,
  person: Person,
  { version, locale, address }: Pick<ConsentPayload, 'version' | 'locale'> & { address: string },
): Promise<Date> {
  const [row] = await tx.query<{ consented_at: Date }>(sql`
    insert into verification_consents (booking_id, passenger_id, person_name, version, locale, address)
    values (${person.booking_id}, ${person.passenger_id}, ${person.name}, ${version}, ${locale}, ${address})
    returning consented_at
  `);
  if (!row) throw new Error('The consent was not stored');
  return row.consented_at;
}

/** A consent counts for the same name only, so that it does not pass to another person. */
export async function findConsents(db: Database, person: Person): Promise<string[]> {
  const rows = await db.query<{ version: string }>(sql`
    select distinct version from verification_consents
    where ${ofPerson(person)} and lower(person_name) = lower(${person.name}) and withdrawn_at is null
  `);
  return rows.map(({ version }) => version);
}
