import type { ResultOf } from '@suite/contracts/http';
import type { checkAuditRecordsEndpoint } from '@suite/contracts/audit';
import type { Database } from '@suite/database';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditReach } from './domain/audit-reach.ts';
import { checkAuditRecords } from './use-cases/check-audit-records.ts';

type Result = ResultOf<typeof checkAuditRecordsEndpoint>;

const maxAgeMs = 60_000;
const maxProblemsNamed = 10;

/** Runs one check at a time and one per minute and reach, because each reads all records. */
export function cacheAuditChecks(
  db: Database,
  log: FastifyBaseLogger,
): (reach: AuditReach) => Promise<Result> {
  const done = new Map<AuditReach, { until: number; result: Promise<Result> }>();
  let last: Promise<unknown> = Promise.resolve();
  const check = async (reach: AuditReach): Promise<Result> => {
    const { records, redacted, problems } = await checkAuditRecords(db, reach);
    if (problems.length > 0)
      log.error(
        { reach, problems },
        'The audit log is not as it was written: compare the named records with a backup',
      );
    const checked_at = new Date().toISOString();
    return { records, redacted, problems: problems.slice(0, maxProblemsNamed), checked_at };
  };
  return (reach) => {
    const now = Date.now();
    for (const [key, { until }] of done) if (until <= now) done.delete(key);
    const known = done.get(reach);
    if (known) return known.result;
    const result = last.then(() => check(reach));
    last = result.catch(() => done.delete(reach));
    done.set(reach, { until: now + maxAgeMs, result });
    return result;
  };
}
