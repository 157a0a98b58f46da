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

/** `refreshToken` is undefined if another tab already took the next one. */
export interface RenewedTokens {
  accessToken: string;
  refreshToken: string | undefined;
}

/**
 * Yields only an access token on a second use within the grace period. A later use ends the session as stolen, unless
 * the replacement tokens were never used: then the answer was lost.
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
