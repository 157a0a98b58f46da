import { randomInt } from 'node:crypto';
import type { ResultOf } from '@suite/contracts';
import type { ChallengePayload, drawChallengeEndpoint, FaceEngine } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import type { Returned } from '../../plugins/serve-endpoint.ts';
import { findStandingTurn, insertChallenge, lockDraws } from '../challenges.repository.ts';
import { refuseVerified, requirePerson, type Guest } from '../verification.policy.ts';
import { refusePaused, requireConsent } from './require-check.ts';

const minutes = 10;

/**
 * Draws the way a person has to turn the head, for one check. It stays the same until a check used it up or its time is
 * over.
 * @throws ApiError PERMISSION_DENIED, NOT_FOUND, CONFLICT, CONSENT_REQUIRED, TOO_MANY_REQUESTS while checks are paused
 */
export async function drawChallenge(
  db: Database,
  guest: Guest,
  { user_type }: ChallengePayload,
  face_engine: FaceEngine,
  now = new Date(),
): Promise<Returned<ResultOf<typeof drawChallengeEndpoint>>> {
  const person = requirePerson(guest, user_type);
  refuseVerified(person);
  const { retention_hours } = guest.booking;
  await requireConsent(db, person, { face_engine, retention_hours });
  await refusePaused(db, person, now);
  return db.transaction(async (tx) => {
    await lockDraws(tx, person);
    // Drawn anew for the asking, the turn would be whichever somebody has a film of.
    const turn = (await findStandingTurn(tx, person)) ?? (randomInt(2) === 0 ? 'left' : 'right');
    return { turn, ...(await insertChallenge(tx, person, { turn, minutes })) };
  });
}
