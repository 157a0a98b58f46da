import type { Database } from '@suite/database';
import { endSession } from '../sessions.repository.ts';

/** Ends the session; none of its tokens opens anything from then on. */
export async function logout(database: Database, sessionId: string): Promise<void> {
  await endSession(database, sessionId, 'signed out');
}
