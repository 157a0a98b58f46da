import type { Database } from '@suite/database';
import { readChains } from '../audit-chain.repository.ts';
import type { AuditReach } from '../domain/audit-reach.ts';
import { ChainReader, type AuditProblem, type ChainHead } from '../domain/audit-chain.ts';

export interface AuditCheck {
  records: number;
  redacted: number;
  problems: AuditProblem[];
  heads: ChainHead[];
}

/** `known` are the heads of an earlier check. */
export async function checkAuditRecords(
  db: Database,
  reach: AuditReach,
  known: readonly ChainHead[] = [],
): Promise<AuditCheck> {
  const reader = new ChainReader(known);
  const inserted = await readChains(db, reach, (row) => reader.read(row));
  reader.readEnd();
  const { records, redacted, problems, heads } = reader;
  return {
    ...{ records, redacted, heads: [...heads.values()] },
    problems: [...problems, ...inserted.map((record_id) => ({ kind: 'inserted' as const, record_id }))],
  };
}
