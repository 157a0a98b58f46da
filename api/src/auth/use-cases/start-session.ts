import type { Database } from '@suite/database';
import { createToken, renewedBecause } from '../domain/tokens.ts';
import {
  copySession,
  endSession,
  insertSession,
  insertToken,
  type NewSession,
} from '../sessions.repository.ts';

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

const longestUserAgent = 300;

export async function startSession(tx: Database, session: NewSession): Promise<SessionTokens> {
  const session_id = await insertSession(tx, {
    ...session,
    user_agent: session.user_agent.slice(0, longestUserAgent),
  });
  return issueTokens(tx, session_id);
}

async function issueTokens(tx: Database, session_id: string): Promise<SessionTokens> {
  const access = createToken();
  const refresh = createToken();
  await insertToken(tx, { token_hash: access.token_hash, session_id, kind: 'access' });
  await insertToken(tx, { token_hash: refresh.token_hash, session_id, kind: 'refresh' });
  return { accessToken: access.token, refreshToken: refresh.token };
}

/** Changes the session id, which invalidates stolen tokens. */
export async function replaceSession(tx: Database, session_id: string): Promise<SessionTokens> {
  const renewed = await copySession(tx, session_id);
  await endSession(tx, session_id, renewedBecause);
  return issueTokens(tx, renewed);
}
