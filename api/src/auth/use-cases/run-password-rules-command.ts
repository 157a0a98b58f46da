import { parseArgs } from 'node:util';
import { maxMinPasswordLength, minPasswordLength } from '@suite/contracts/auth';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { findPlatformMinPasswordLength, replaceMinPasswordLength } from '../passwords.repository.ts';

const usage = `Usage: --status | --min-length <${minPasswordLength} to ${maxMinPasswordLength}>`;

export async function runPasswordRulesCommand(db: Database, args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: { status: { type: 'boolean' }, 'min-length': { type: 'string' } },
  });
  const asked = values['min-length'];
  if (asked === undefined && values.status === true) {
    return `Passwords have at least ${await findPlatformMinPasswordLength(db)} characters.`;
  }
  const min_length = typeof asked === 'string' && /^\d{1,2}$/.test(asked) ? Number(asked) : Number.NaN;
  if (!(min_length >= minPasswordLength && min_length <= maxMinPasswordLength)) throw new Error(usage);
  await db.transaction(async (tx) => {
    const before = await replaceMinPasswordLength(tx, min_length);
    await recordAudit(tx, {
      actor: { user_id: null, address: 'command line' },
      hotel_id: null,
      action: 'update-password-rules',
      subject_type: 'platform',
      subject_id: 'password-rules',
      details: { min_length: { before, after: min_length } },
    });
  });
  return `Passwords have at least ${min_length} characters from now on. Shorter ones are changed at the next sign-in.`;
}
