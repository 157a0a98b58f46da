import type { Database } from '@suite/database';
import { keyIdOf, type SecretKey } from '../../sealing/secret-key.ts';
import { findNeededKeys } from '../secret-keys.repository.ts';

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
