import type { Database } from '@suite/database';
import { eraseRecords, findSubjectHotel } from '../audit-chain.repository.ts';
import { insertAuditRecord } from '../audit.repository.ts';
import { redactionAction } from '../domain/audit-chain.ts';

/** Erases addresses and details, and records the redaction. Actors, actions, times and the chain remain. */
export function redactAuditRecords(
  db: Database,
  { subject_type, subject_id }: { subject_type: string; subject_id: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const subject = await findSubjectHotel(tx, subject_type, subject_id);
    if (!subject) return 0;
    const redacted_by = await insertAuditRecord(tx, {
      actor_user_id: null,
      hotel_id: subject.hotel_id,
      action: redactionAction,
      ...{ subject_type, subject_id },
      address: 'command line',
      details: {},
      happened_at: null,
    });
    return eraseRecords(tx, { subject_type, subject_id, redacted_by });
  });
}
