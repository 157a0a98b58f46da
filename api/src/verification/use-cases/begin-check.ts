import type { CheckReason, ConsentTerms, HeadTurn } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { ApiError } from '../../plugins/errors.ts';
import { insertCheck } from '../attempts.repository.ts';
import { useChallenge } from '../challenges.repository.ts';
import type { Person } from '../domain/acting-for.ts';
import { refusePaused, requireConsent } from './require-check.ts';

/** A check that may go on, with the turn that was asked for, or one that is refused before any face is looked at. */
export type BegunCheck = { id: number } & ({ turn: HeadTurn } | { reason: CheckReason });

/**
 * Takes the one check a person may have at a time, and uses up its challenge. Whoever counts failures holds that one
 * check, so that no two requests pass the same count.
 * @throws ApiError CONSENT_REQUIRED, TOO_MANY_REQUESTS while paused, CONFLICT while another check runs
 */
export async function beginCheck(
  db: Database,
  person: Person,
  {
    token_hash,
    challenge_id,
    terms,
    now,
  }: { token_hash: Buffer; challenge_id: string | undefined; terms: ConsentTerms; now: Date },
): Promise<BegunCheck> {
  return db.transaction(async (tx) => {
    await requireConsent(tx, person, terms);
    const id = await insertCheck(tx, person, token_hash);
    if (id === null)
      throw new ApiError(409, 'CONFLICT', 'Your photos are being checked already. Please wait.');
    await refusePaused(tx, person, now);
    if (challenge_id === undefined) return { id, reason: 'TURN_MISSING' };
    const turn = await useChallenge(tx, person, challenge_id);
    return turn ? { id, turn } : { id, reason: 'CHALLENGE_EXPIRED' };
  });
}
