import type { SignInRules } from '@suite/contracts/auth';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { replaceSignInRules } from '../sign-ins.repository.ts';
import { requireConfirmedAction } from './require-confirmation.ts';

export async function updateSignInRules(
  db: Database,
  actor: Caller,
  { requires_second_factor }: SignInRules,
): Promise<SignInRules> {
  await db.transaction(async (tx) => {
    const text = requires_second_factor
      ? 'Require two-step verification of all accounts'
      : 'No longer require two-step verification of all accounts';
    await requireConfirmedAction(tx, actor, { text });
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
