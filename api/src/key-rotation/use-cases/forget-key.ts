import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { releaseKeys } from '../secret-keys.repository.ts';

/** @throws Error if no stored value needs the key */
export async function forgetKey(db: Database, key_id: string): Promise<string> {
  await db.transaction(async (tx) => {
    const released = await releaseKeys(tx, [key_id]);
    if (released.length === 0) throw new Error(`No stored value needs a key ${key_id}.`);
    await recordAudit(tx, {
      actor: { user_id: null, address: 'command line' },
      hotel_id: null,
      action: 'forget-key',
      subject_type: 'secret-key',
      subject_id: key_id,
    });
  });
  return `Servers start without the key ${key_id}. What is sealed with it cannot be opened: guests get new links.`;
}
