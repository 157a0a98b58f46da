import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import {
  deleteAttempt,
  forgetFailures,
  recordAttempt,
  type Attempt,
  type FailureCounts,
} from '../sign-ins.repository.ts';

/** Limits wrong passwords in five minutes. `of_account` does not apply where the owner has signed in before. */
const limits = { from_here: 10, of_account: 30, of_address: 50 } as const;

function isThrottled({ from_here, of_account, of_address, is_known_here }: FailureCounts): boolean {
  return (
    from_here >= limits.from_here ||
    (of_account >= limits.of_account && !is_known_here) ||
    of_address >= limits.of_address
  );
}

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
