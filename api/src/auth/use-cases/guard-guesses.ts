import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { isThrottled } from '../domain/login-limits.ts';
import { deleteAttempt, forgetFailures, recordAttempt, type Attempt } from '../login-failures.repository.ts';

/** The guess counts as wrong until it is forgiven. */
export interface Guess {
  forgive(tx: Database): Promise<void>;
}

export async function guardGuesses(db: Database, attempt: Attempt): Promise<Guess> {
  const { id, failures } = await recordAttempt(db, attempt);
  if (isThrottled(failures)) {
    await deleteAttempt(db, id);
    throw new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_SIGN_INS');
  }
  return { forgive: (tx) => forgetFailures(tx, attempt) };
}
