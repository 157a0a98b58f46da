import type { Database } from '@suite/database';
import { createToken, hashToken } from '../domain/tokens.ts';
import {
  deleteStaleTokens,
  endSession,
  insertToken,
  lockRefreshToken,
  markRefreshTokenUsed,
} from '../sessions.repository.ts';

/** What a renewal hands out; no refresh token when another tab already took the next one. */
export interface RenewedTokens {
  accessToken: string;
  refreshToken: string | undefined;
}

/**
 * Trades a refresh token for a fresh pair; undefined when it is worth nothing. A second use within the grace
 * gives an access token alone, so that a session never has two branches; a later one is theft and ends it.
 */
export async function renewSession(
  database: Database,
  refreshToken: string,
): Promise<RenewedTokens | undefined> {
  const tokenHash = hashToken(refreshToken);
  return database.transaction(async (tx) => {
    const used = await lockRefreshToken(tx, tokenHash);
    if (!used || used.is_expired) return undefined;
    const { session_id } = used;
    if (used.is_used && !used.is_within_grace) {
      await endSession(tx, session_id, 'refresh token used twice');
      return undefined;
    }
    const access = createToken();
    await insertToken(tx, { token_hash: access.token_hash, session_id, kind: 'access' });
    if (used.is_used) return { accessToken: access.token, refreshToken: undefined };
    const refresh = createToken();
    await markRefreshTokenUsed(tx, tokenHash);
    await insertToken(tx, { token_hash: refresh.token_hash, session_id, kind: 'refresh' });
    await deleteStaleTokens(tx, session_id);
    return { accessToken: access.token, refreshToken: refresh.token };
  });
}
