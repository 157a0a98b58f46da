import { raw, sql, type Database, type Sql } from '@suite/database';
import type { AuditReach, SealedRecord } from './domain/audit-chain.ts';

const rowsPerFetch = 2_000;
const maxUnsealedIds = 10;

function inReach(column: Sql, reach: AuditReach): Sql {
  if (reach === 'all') return sql`true`;
  return reach === 'none' ? sql`false` : sql`${column} = ${reach}`;
}

/** Calls `visit` for each seal in order and from one snapshot; returns at most ten ids of records without a seal. */
export async function readChains(
  db: Database,
  reach: AuditReach,
  visit: (row: SealedRecord) => void,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read, read only`);
    await tx.query(sql`declare chains no scroll cursor for ${sealedRecords(reach)}`);
    for (;;) {
      const rows = await tx.query<SealedRecord>(sql`fetch ${raw(String(rowsPerFetch))} from chains`);
      rows.forEach(visit);
      if (rows.length < rowsPerFetch) break;
    }
    const unsealed = await tx.query<{ id: number }>(sql`
      select records.id from audit_records as records
      where ${inReach(sql`records.hotel_id`, reach)} and not exists (select from audit_seals where record_id = records.id)
      order by records.id limit ${maxUnsealedIds}`);
    return unsealed.map(({ id }) => id);
  });
}

// The texts must equal those that were sealed; the caller computes the hashes.
function sealedRecords(reach: AuditReach): Sql {
  return sql`
    select seals.chain, seals.position, seals.record_id, seals.salt, seals.personal_digest, seals.hash,
      case when records.id is not null then json_build_array(seals.chain, seals.position, records.id,
        to_char(records.happened_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), records.actor_user_id,
        records.hotel_id, records.action, records.subject_type, records.subject_id)::text end as content,
      json_build_array(records.address, records.details)::text as personal,
      (select action from audit_records where id = seals.redacted_by) as redaction
    from audit_seals as seals left join audit_records as records on records.id = seals.record_id
    where ${inReach(sql`seals.chain`, reach)} order by seals.chain, seals.position`;
}

export async function findSubjectHotel(
  tx: Database,
  subject_type: string,
  subject_id: string,
): Promise<{ hotel_id: number | null } | undefined> {
  const [found] = await tx.query<{ hotel_id: number | null }>(sql`
    select hotel_id from audit_records
    where subject_type = ${subject_type} and subject_id = ${subject_id} order by id limit 1`);
  return found;
}

export async function eraseRecords(
  tx: Database,
  {
    subject_type,
    subject_id,
    redacted_by,
  }: { subject_type: string; subject_id: string; redacted_by: number },
): Promise<number> {
  const erased = await tx.query<{ record_id: number }>(sql`
    update audit_seals set salt = null, redacted_by = ${redacted_by}
    from audit_records as records
    where records.id = audit_seals.record_id and salt is not null
      and records.subject_type = ${subject_type} and records.subject_id = ${subject_id}
    returning record_id`);
  const ids = erased.map(({ record_id }) => record_id);
  await tx.query(sql`
    update audit_records set address = '', details = '{}' where id = any(${ids}::bigint[])`);
  return ids.length;
}
