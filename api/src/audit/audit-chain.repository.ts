import { raw, readSnapshot, sql, type Database, type Sql } from '@suite/database';
import { contentOf, personalParts } from './audit-seals.repository.ts';
import type { AuditProblem, AuditReach, ChainHead, SealedRecord } from './domain/audit-chain.ts';

const rowsPerFetch = 2_000;
const maxProblems = 10;

function inReach(column: Sql, reach: AuditReach): Sql {
  if (reach === 'all') return sql`true`;
  return reach === 'none' ? sql`false` : sql`${column} = ${reach}`;
}

interface ChainVisitor {
  read(seal: SealedRecord): void;
  /** Receives the stored heads of the chains after the last seal. */
  readEnd(stored: readonly ChainHead[]): void;
}

/** Reads the seals in order and from one snapshot; returns what is to say about the records without a seal. */
export async function readChains(
  db: Database,
  reach: AuditReach,
  visitor: ChainVisitor,
): Promise<{ unsealed: number; problems: AuditProblem[] }> {
  return readSnapshot(db, async (tx) => {
    await tx.query(sql`declare chains no scroll cursor for ${sealedRecords(reach)}`);
    for (;;) {
      const rows = await tx.query<SealedRecord>(sql`fetch ${raw(String(rowsPerFetch))} from chains`);
      for (const row of rows) visitor.read(row);
      if (rows.length < rowsPerFetch) break;
    }
    const inChain = inReach(sql`chain`, reach);
    visitor.readEnd(
      await tx.query<ChainHead>(
        sql`select chain, position, encode(hash, 'hex') as hash from audit_chains where ${inChain}`,
      ),
    );
    const [queue] = await tx.query<{ unsealed: number }>(
      sql`select count(*) as unsealed from audit_seal_queue where ${inChain}`,
    );
    return { unsealed: queue?.unsealed ?? 0, problems: await findUnsealedProblems(tx, reach) };
  });
}

/** Returns at most ten problems of each kind. */
function findUnsealedProblems(tx: Database, reach: AuditReach): Promise<AuditProblem[]> {
  return tx.query<AuditProblem>(sql`
    (select case when records.id is null then 'removed' else 'changed' end as kind, record_id
      from audit_seal_queue left join audit_records as records on records.id = record_id
      where ${inReach(sql`chain`, reach)} and (records.id is null or coalesce(hotel_id, 0) <> chain)
      order by record_id limit ${maxProblems})
    union all
    (select 'inserted', records.id from audit_records as records
      where ${inReach(sql`records.hotel_id`, reach)}
        and not exists (select from audit_seals where record_id = records.id)
        and not exists (select from audit_seal_queue where record_id = records.id)
      order by records.id limit ${maxProblems})`);
}

function sealedRecords(reach: AuditReach): Sql {
  return sql`
    select seals.chain, seals.position, seals.record_id, seals.salt, seals.personal_digest, seals.hash,
      case when records.id is not null then ${contentOf(sql`seals`)} end as content, ${personalParts} as personal,
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
