import type { SignInRules } from '@suite/contracts/auth';
import type { Database } from '@suite/database';
import { recordAudit, type Actor } from '../../audit/audit.public.ts';
import { replaceSignInRules } from '../sign-in-rules.repository.ts';

/** Changes what the platform asks of all sign-ins. */
export async function updateSignInRules(
  db: Database,
  actor: Actor,
  { requires_second_factor }: SignInRules,
): Promise<SignInRules> {
  await db.transaction(async (tx) => {
    const before = await replaceSignInRules(tx, { requires_second_factor });
    await recordAudit(tx, {
      actor,
      hotel_id: null,
      action: 'update-sign-in-rules',
      subject_type: 'platform',
      subject_id: 'sign-in-rules',
      details: {
        requires_second_factor: { before: before.requires_second_factor, after: requires_second_factor },
      },
    });
  });
  return { requires_second_factor };
}
