import type { Database } from '@suite/database';
import { createToken, hashToken } from '../domain/tokens.ts';
import {
  deleteStaleTokens,
  endSession,
  insertToken,
  lockRefreshToken,
  markRefreshTokenUsed,
  revokeUnusedTokens,
} from '../sessions.repository.ts';

/** What a renewal hands out; no refresh token when another tab already took the next one. */
export interface RenewedTokens {
  accessToken: string;
  refreshToken: string | undefined;
}

/**
 * Trades a refresh token for a fresh pair; undefined when it is worth nothing. A second use within the grace
 * gives an access token alone, so that a session never has two branches. A later one ends the session as theft, unless
 * the tokens that replaced it were never used: then their answer was lost, and new ones are given.
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
    const isRepeated = used.is_used && !used.is_within_grace;
    if (isRepeated && !used.is_answer_lost) {
      await endSession(tx, session_id, 'refresh token used twice');
      return undefined;
    }
    if (isRepeated) await revokeUnusedTokens(tx, session_id);
    const access = createToken();
    await insertToken(tx, { token_hash: access.token_hash, session_id, kind: 'access' });
    if (used.is_used && !isRepeated) return { accessToken: access.token, refreshToken: undefined };
    const refresh = createToken();
    await markRefreshTokenUsed(tx, tokenHash);
    await insertToken(tx, { token_hash: refresh.token_hash, session_id, kind: 'refresh' });
    await deleteStaleTokens(tx, session_id);
    return { accessToken: access.token, refreshToken: refresh.token };
  });
}
