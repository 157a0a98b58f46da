import { readFile, writeFile } from 'node:fs/promises';
import type { Database } from '@suite/database';
import { redactionAction, type ChainHead } from '../domain/audit-chain.ts';
import { eraseRecords, findSubjectHotel } from '../audit-chain.repository.ts';
import { flushCommits, lockAllChains } from '../audit-seals.repository.ts';
import { insertAuditRecord } from '../audit.repository.ts';
import { checkAuditRecords } from './check-audit-records.ts';
import { sealAuditRecords } from './seal-audit-records.ts';

const usage = 'Usage: verify [file of chain heads] | redact <subject type> <subject id>';

async function readHeads(file: string): Promise<ChainHead[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return JSON.parse(text) as ChainHead[];
}

/** With a file, also compares with the heads of the last check, and stores the new ones on success. */
async function verify(db: Database, file: string | undefined): Promise<string> {
  const known = file === undefined ? [] : await readHeads(file);
  const { records, redacted, unsealed, problems, heads } = await checkAuditRecords(db, 'all', known);
  if (problems.length > 0) {
    const lines = problems.map(({ kind, record_id }) => `${kind}: ${record_id ?? 'a record that is gone'}`);
    throw new Error(`The audit log is not as it was written.\n${lines.join('\n')}`);
  }
  if (file !== undefined) {
    await flushCommits(db);
    await writeFile(file, `${JSON.stringify(heads, null, 2)}\n`);
  }
  const since = known.length > 0 ? ', also since the last check' : '';
  const waiting =
    unsealed > 0 ? ` ${unsealed} further records are not sealed yet; a running server seals them.` : '';
  return `${records} records in ${heads.length} chains are as they were written${since}; ${redacted} of them redacted.${waiting}`;
}

async function redact(db: Database, subject_type: string, subject_id: string): Promise<string> {
  const records = await redactAuditRecords(db, { subject_type, subject_id });
  if (records === 0) throw new Error(`There is no audit record of ${subject_type} ${subject_id}.`);
  return `Addresses and details of ${records} records about ${subject_type} ${subject_id} were erased.`;
}

export async function runAuditCommand(db: Database, [task, ...rest]: readonly string[]): Promise<string> {
  const [first, second] = rest;
  if (task === 'verify' && rest.length <= 1) return verify(db, first);
  if (task === 'redact' && first && second && rest.length === 2) return redact(db, first, second);
  throw new Error(usage);
}

/** Erases addresses and details, and records the redaction. Actors, actions, times and the chain remain. */
export async function redactAuditRecords(
  db: Database,
  { subject_type, subject_id }: { subject_type: string; subject_id: string },
): Promise<number> {
  const redacted = await db.transaction(async (tx) => {
    const subject = await findSubjectHotel(tx, subject_type, subject_id);
    if (!subject) return 0;
    // The check could not verify a record that was erased before it was sealed.
    await lockAllChains(tx);
    while (await sealAuditRecords(tx));
    const redacted_by = await insertAuditRecord(tx, {
      actor_user_id: null,
      actor_token_id: null,
      hotel_id: subject.hotel_id,
      action: redactionAction,
      ...{ subject_type, subject_id },
      address: 'command line',
      details: {},
      happened_at: null,
    });
    return eraseRecords(tx, { subject_type, subject_id, redacted_by });
  });
  // Sealing inside of the transaction let it commit without waiting for the disk.
  await flushCommits(db);
  return redacted;
}
