import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Caller } from '../../access/caller.ts';
import { updatePasskeyName, type PasskeyRow } from '../passkeys.repository.ts';

export async function renamePasskey(
  db: Database,
  caller: Caller,
  named: { id: string; passkey_name: string },
): Promise<PasskeyRow> {
  return db.transaction(async (tx) => {
    const passkey = await updatePasskeyName(tx, caller.user_id, named);
    if (!passkey) throw new DomainError('NOT_FOUND', 'PASSKEY_REMOVED_ALREADY');
    await recordAudit(tx, {
      actor: caller,
      hotel_id: caller.hotel_id,
      action: 'rename-passkey',
      subject_type: 'passkey',
      subject_id: named.id,
      details: { passkey_name: named.passkey_name },
    });
    return passkey;
  });
}
