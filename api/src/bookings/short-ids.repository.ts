import { raw, sql, type Database } from '@suite/database';

export type LinkTable = 'bookings' | 'passengers';

const linksAtOnce = 500;

export function findLinksWithoutShortId(
  db: Database,
  table: LinkTable,
  after: number,
): Promise<{ id: number; encrypted: Buffer; hash: Buffer }[]> {
  return db.query(sql`
    select id, verification_token_encrypted as encrypted, verification_token_hash as hash from ${raw(table)}
    where short_id is null and verification_token_encrypted is not null and id > ${after}
    order by id limit ${linksAtOnce}`);
}

/** Skips a link that was replaced in the meantime, because the new one has its own short ID. */
export async function writeShortId(
  db: Database,
  table: LinkTable,
  { id, hash, short_id }: { id: number; hash: Buffer; short_id: string },
): Promise<void> {
  await db.query(sql`
    update ${raw(table)} set short_id = ${short_id}
    where id = ${id} and verification_token_hash = ${hash} and short_id is null`);
}
