import type { Database } from '@suite/database';
import { readChains } from '../audit-chain.repository.ts';
import { ChainReader, type AuditProblem, type AuditReach, type ChainHead } from '../domain/audit-chain.ts';

export async function checkAuditRecords(
  db: Database,
  reach: AuditReach,
  known: readonly ChainHead[] = [],
): Promise<{ records: number; redacted: number; problems: AuditProblem[]; heads: ChainHead[] }> {
  const reader = new ChainReader(known);
  const inserted = await readChains(db, reach, (row) => reader.read(row));
  reader.readEnd();
  const { records, redacted, problems, heads } = reader;
  return {
    ...{ records, redacted, heads: [...heads.values()] },
    problems: [...problems, ...inserted.map((record_id) => ({ kind: 'inserted' as const, record_id }))],
  };
}
