import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { ApiError } from '../../plugins/errors.ts';
import type { Caller } from '../domain/caller.ts';
import { deleteOwnPasskey } from '../passkeys.repository.ts';
import { requireConfirmation } from './require-confirmation.ts';

/** Removes one of the caller's passkeys; the password always remains. */
export async function deletePasskey(db: Database, caller: Caller, id: string): Promise<void> {
  await requireConfirmation(db, caller);
  await db.transaction(async (tx) => {
    const passkey_name = await deleteOwnPasskey(tx, caller.user_id, id);
    if (passkey_name === null) throw new ApiError(404, 'NOT_FOUND', 'This passkey was removed already.');
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
