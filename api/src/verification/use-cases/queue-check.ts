import type { ConsentTerms } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { ApiError } from '../../plugins/errors.ts';
import { deleteCheck, insertCheck } from '../attempts.repository.ts';
import type { Person } from '../domain/acting-for.ts';
import { findSelfie, type AcceptedSelfie } from '../selfies.repository.ts';
import { refusePaused, requireConsent } from './require-check.ts';

/** A check that may go on with the selfie that was accepted. */
export interface BegunCheck {
  id: number;
  selfie: AcceptedSelfie;
}

/**
 * Takes the one check a person may have at a time. Whoever counts failures holds that one check, so that no two requests
 * pass the same count. Null when no selfie was accepted yet, and then nothing is counted.
 * @throws ApiError CONSENT_REQUIRED, TOO_MANY_REQUESTS while paused, CONFLICT while another check runs
 */
export async function beginCheck(
  db: Database,
  person: Person,
  { token_hash, terms, now }: { token_hash: Buffer; terms: ConsentTerms; now: Date },
): Promise<BegunCheck | null> {
  return db.transaction(async (tx) => {
    await requireConsent(tx, person, terms);
    const id = await insertCheck(tx, person, token_hash);
    if (id === null)
      throw new ApiError(409, 'CONFLICT', 'Your photos are being checked already. Please wait.');
    await refusePaused(tx, person, now);
    const selfie = await findSelfie(tx, person, token_hash);
    if (selfie) return { id, selfie };
    await deleteCheck(tx, id);
    return null;
  });
}
