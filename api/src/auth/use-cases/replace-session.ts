import type { Database } from '@suite/database';
import { copySession } from '../devices.repository.ts';
import { renewedBecause } from '../domain/tokens.ts';
import { endSession } from '../sessions.repository.ts';
import { issueTokens, type SessionTokens } from './start-session.ts';

/** Changes the session id, which invalidates stolen tokens. */
export async function replaceSession(tx: Database, session_id: string): Promise<SessionTokens> {
  const renewed = await copySession(tx, session_id);
  await endSession(tx, session_id, renewedBecause);
  return issueTokens(tx, renewed);
}
