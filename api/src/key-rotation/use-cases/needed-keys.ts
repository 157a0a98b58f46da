import type { Database } from '@suite/database';
import { findNeededKeys, releaseKeys } from '../secret-keys.repository.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { keyIdOf, type SecretKey } from '../../sealing/secret-key.ts';

/** @throws Error if stored values require a key that is not listed */
export async function requireNeededKeys(db: Database, secretKey: SecretKey): Promise<void> {
  const [missing] = await findNeededKeys(db, secretKey.map(keyIdOf));
  if (missing === undefined) return;
  throw new Error(
    `SECRET_KEY does not list the key ${missing}, and stored values are sealed with it: put it back at the end of the list, ` +
      `start, and run \`npm run rotate-keys\`, which says when it can be dropped. If the key is lost, run ` +
      `\`npm run rotate-keys -- --forget ${missing}\`: what is sealed with it is lost too.`,
  );
}

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
