import { parseArgs } from 'node:util';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { requeueFailedEmails, selectFailedEmails, selectOutboxStatus } from '../mail.repository.ts';

const usage = 'Usage: --status | --list-failed | --retry <id>[,<id>...] | --retry all';
const longestList = 1000;

async function describeStatus(db: Database): Promise<string> {
  const { waiting, failed, oldest_waiting_s } = await selectOutboxStatus(db);
  const age = waiting > 0 ? `, the oldest for ${oldest_waiting_s} s` : '';
  return `${waiting} waiting${age}; ${failed} given up.`;
}

async function listFailed(db: Database): Promise<string> {
  const emails = await selectFailedEmails(db, longestList);
  if (emails.length === 0) return 'No mail was given up.';
  return emails
    .map(({ id, failed_at, attempts, recipient, subject, last_error }) =>
      [id, failed_at.toISOString(), `attempts: ${attempts}`, recipient, subject, last_error].join('\t'),
    )
    .join('\n');
}

async function sendAgain(db: Database, ids: readonly number[] | null): Promise<number[]> {
  return db.transaction(async (tx) => {
    const requeued = await requeueFailedEmails(tx, ids);
    for (const id of requeued) {
      await recordAudit(tx, {
        actor: { user_id: null, address: 'command line' },
        hotel_id: null,
        action: 'retry-email',
        subject_type: 'email',
        subject_id: id,
      });
    }
    return requeued;
  });
}

async function retry(db: Database, which: string): Promise<string> {
  if (which !== 'all' && !/^\d{1,15}(,\d{1,15})*$/.test(which)) throw new Error(usage);
  const ids = which === 'all' ? null : which.split(',').map(Number);
  const requeued = await sendAgain(db, ids);
  if (ids === null && requeued.length === 0) return 'No mail was given up.';
  const missing = ids?.filter((id) => !requeued.includes(id)) ?? [];
  const done = requeued.length > 0 ? `Waiting again: ${requeued.join(', ')}.` : '';
  if (missing.length > 0)
    throw new Error(`Not among the mails given up: ${missing.join(', ')}. ${done}`.trim());
  return done;
}

export async function runOutboxCommand(db: Database, args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      status: { type: 'boolean' },
      'list-failed': { type: 'boolean' },
      retry: { type: 'string' },
    },
  });
  if (typeof values.retry === 'string') return retry(db, values.retry);
  if (values['list-failed']) return listFailed(db);
  if (values.status) return describeStatus(db);
  throw new Error(usage);
}
