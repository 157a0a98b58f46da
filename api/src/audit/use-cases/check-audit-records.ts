import type { Database } from '@suite/database';
import { readChains } from '../audit-chain.repository.ts';
import { ChainReader, type AuditProblem, type AuditReach, type ChainHead } from '../domain/audit-chain.ts';

export interface AuditCheck {
  records: number;
  redacted: number;
  /** They were committed within the last second, or since the last server stopped. */
  unsealed: number;
  problems: AuditProblem[];
  heads: ChainHead[];
}

export async function checkAuditRecords(
  db: Database,
  reach: AuditReach,
  known: readonly ChainHead[] = [],
): Promise<AuditCheck> {
  const reader = new ChainReader(known);
  const { unsealed, problems } = await readChains(db, reach, reader);
  const { records, redacted, heads } = reader;
  return {
    ...{ records, redacted, unsealed, heads: [...heads.values()] },
    problems: [...reader.problems, ...problems],
  };
}
