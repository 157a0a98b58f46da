import { sql, type Database } from '@suite/database';

export interface Identity {
  provider_id: number;
  issuer: string;
  subject: string;
}

export async function findLinkedUser(tx: Database, identity: Identity): Promise<number | undefined> {
  const [row] = await tx.query<{ user_id: number }>(sql`
    select user_id from sign_in_identities
    where provider_id = ${identity.provider_id} and issuer = ${identity.issuer} and subject = ${identity.subject}`);
  return row?.user_id;
}

/** Resolves to false if the account or the identity is linked to another. */
export async function insertIdentity(tx: Database, identity: Identity, user_id: number): Promise<boolean> {
  const inserted = await tx.query(sql`
    insert into sign_in_identities (provider_id, issuer, subject, user_id)
    values (${identity.provider_id}, ${identity.issuer}, ${identity.subject}, ${user_id})
    on conflict do nothing returning 1`);
  return inserted.length > 0;
}

export async function hasManagerSignedIn(
  db: Database,
  { hotel_id, issuer }: { hotel_id: number; issuer: string },
): Promise<boolean> {
  const rows = await db.query(sql`
    select 1
    from sign_in_identities as identities
    join sign_in_providers as providers on providers.id = identities.provider_id
    join hotel_managers on hotel_managers.user_id = identities.user_id
    where providers.hotel_id = ${hotel_id} and identities.issuer = ${issuer}
      and hotel_managers.hotel_id = ${hotel_id}
    limit 1`);
  return rows.length > 0;
}
