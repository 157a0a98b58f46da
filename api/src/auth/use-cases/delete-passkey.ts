import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { lockAccount } from '../users.repository.ts';
import { findSecondFactors } from '../second-factors.repository.ts';
import { endOtherSessionsOf } from '../sessions.repository.ts';
import type { Caller } from '../../access/caller.ts';
import { deleteOwnPasskey } from '../passkeys.repository.ts';
import { requireConfirmation } from './require-confirmation.ts';

export async function deletePasskey(db: Database, caller: Caller, id: string): Promise<void> {
  await requireConfirmation(db, caller);
  await db.transaction(async (tx) => {
    await lockAccount(tx, caller.user_id);
    const passkey_name = await deleteOwnPasskey(tx, caller.user_id, id);
    if (passkey_name === null) throw new DomainError('NOT_FOUND', 'PASSKEY_REMOVED_ALREADY');
    const { is_required, has_app, has_passkey } = await findSecondFactors(tx, caller.user_id);
    if (is_required && !has_app && !has_passkey) {
      throw new DomainError('CONFLICT', 'PASSKEY_LAST_FACTOR');
    }
    await endOtherSessionsOf(tx, caller.user_id, caller.session_id, 'second factor changed');
    await recordAudit(tx, {
      actor: caller,
      hotel_id: caller.hotel_id,
      action: 'delete-passkey',
      subject_type: 'passkey',
      subject_id: id,
      details: { passkey_name },
    });
  });
}
