import type { ConsentTerms } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { findFinishedChecks } from '../attempts.repository.ts';
import { findUses } from '../selfies.repository.ts';
import { findConsents } from '../consents.repository.ts';
import type { Person } from '../domain/acting-for.ts';
import { attemptsLeft, pauseRefusal } from '../domain/attempts-left.ts';
import { isCoveredBy } from '../domain/consent-terms.ts';

export async function requireConsent(db: Database, person: Person, terms: ConsentTerms): Promise<void> {
  const versions = await findConsents(db, person);
  if (versions.some((version) => isCoveredBy(terms, version))) return;
  throw new DomainError('CONSENT_REQUIRED', 'CONSENT_REQUIRED');
}

export async function refusePaused(db: Database, person: Person, now: Date): Promise<void> {
  const left = attemptsLeft(await findFinishedChecks(db, person), now);
  if (!left.paused_until) return;
  const refusal = pauseRefusal(left, now);
  refusal.retryAfterSeconds = Math.ceil((left.paused_until.getTime() - now.getTime()) / 1000);
  throw refusal;
}

const selfieLimit = { count: 10, minutes: 10 } as const;

/** Selfies do not count as attempts, but each one costs processing time. */
export async function refuseSelfieFlood(tx: Database, person: Person, now: Date): Promise<void> {
  const uses = await findUses(tx, person, selfieLimit.minutes);
  const earliest = uses[selfieLimit.count - 1];
  if (!earliest) return;
  const end = earliest.getTime() + selfieLimit.minutes * 60_000;
  const refusal = new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_SELFIES');
  refusal.retryAfterSeconds = Math.max(1, Math.ceil((end - now.getTime()) / 1000));
  throw refusal;
}
