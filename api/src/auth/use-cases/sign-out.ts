import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { endSessionOf, endSessionsOf } from '../devices.repository.ts';

/** `session_id` null ends all sessions. The caller must check the permission. */
export async function signOut(
  tx: Database,
  user_id: number,
  session_id: string | null,
  because: string,
): Promise<void> {
  if (session_id === null) return endSessionsOf(tx, user_id, because);
  const isEnded = await endSessionOf(tx, user_id, session_id, because);
  if (!isEnded) throw new DomainError('NOT_FOUND', 'DEVICE_SIGNED_OUT_ALREADY');
}
