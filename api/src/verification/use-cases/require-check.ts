import type { ConsentTerms } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { ApiError } from '../../plugins/errors.ts';
import { findFinishedChecks } from '../attempts.repository.ts';
import { hasConsented } from '../consents.repository.ts';
import type { Person } from '../domain/acting-for.ts';
import { attemptsLeft, describePause } from '../domain/attempts-left.ts';
import { versionsCovering } from '../domain/versions-covering.ts';

/** Nobody's face is looked at before they agreed to it, as it is done now. */
export async function requireConsent(db: Database, person: Person, terms: ConsentTerms): Promise<void> {
  if (await hasConsented(db, person, versionsCovering(terms))) return;
  throw new ApiError(
    403,
    'CONSENT_REQUIRED',
    'Please agree to the data processing before your photos are checked.',
  );
}

/** Refuses whoever has failed too often, and says when to come back. */
export async function refusePaused(db: Database, person: Person, now: Date): Promise<void> {
  const left = attemptsLeft(await findFinishedChecks(db, person), now);
  if (!left.paused_until) return;
  const refusal = new ApiError(429, 'TOO_MANY_REQUESTS', describePause(left, now));
  refusal.retryAfter = Math.ceil((left.paused_until.getTime() - now.getTime()) / 1000);
  throw refusal;
}
