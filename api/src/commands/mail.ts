import { parseArgs } from 'node:util';
import type { Database } from '@suite/database';
import { requeueFailedEmails, selectFailedEmails, selectOutboxStatus } from '../mail/mail.public.ts';
import { runCommand } from './run-command.ts';

const usage = 'Say --status, --list-failed, --retry <id> (several with commas), or --retry all.';
const longestList = 1000;

async function describeStatus(database: Database): Promise<string> {
  const { waiting, failed, oldest_waiting_s } = await selectOutboxStatus(database);
  return `${waiting} waiting (the oldest for ${oldest_waiting_s} s), ${failed} given up.`;
}

async function listFailed(database: Database): Promise<string> {
  const emails = await selectFailedEmails(database, longestList);
  if (emails.length === 0) return 'No mail was given up.';
  return emails
    .map(({ id, failed_at, attempts, recipient, subject, last_error }) =>
      [id, failed_at.toISOString(), `${attempts} attempts`, recipient, subject, last_error].join('\t'),
    )
    .join('\n');
}

async function retry(database: Database, which: string): Promise<string> {
  if (which !== 'all' && !/^\d{1,15}(,\d{1,15})*$/.test(which)) throw new Error(usage);
  const ids = which === 'all' ? null : which.split(',').map(Number);
  const requeued = await requeueFailedEmails(database, ids);
  if (ids === null && requeued.length === 0) return 'No mail was given up.';
  const missing = ids?.filter((id) => !requeued.includes(id)) ?? [];
  const done = requeued.length > 0 ? `Waiting again: ${requeued.join(', ')}.` : '';
  if (missing.length > 0)
    throw new Error(`Not among the mails given up: ${missing.join(', ')}. ${done}`.trim());
  return done;
}

await runCommand(async (database) => {
  const { values } = parseArgs({
    options: {
      status: { type: 'boolean' },
      'list-failed': { type: 'boolean' },
      retry: { type: 'string' },
    },
  });
  if (values.retry !== undefined) return retry(database, values.retry);
  if (values['list-failed']) return listFailed(database);
  if (values.status) return describeStatus(database);
  throw new Error(usage);
});
