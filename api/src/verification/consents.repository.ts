import type { ConsentPayload } from '@suite/contracts/verification';
import { sql, type Database } from '@suite/database';
import { ofPerson } from './attempts.repository.ts';
import type { Person } from './domain/acting-for.ts';

/** Stores what a person agreed to, and from where; gives the instant. */
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

/** Whether this very person has agreed to one of these versions of the text and not taken it back. */
export async function hasConsented(
  db: Database,
  person: Person,
  versions: readonly string[],
): Promise<boolean> {
  const rows = await db.query(sql`
    select id from verification_consents
    where ${ofPerson(person)} and lower(person_name) = lower(${person.name})
      and version = any(${versions}) and withdrawn_at is null
    limit 1
  `);
  return rows.length > 0;
}
