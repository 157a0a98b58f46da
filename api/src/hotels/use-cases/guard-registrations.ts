import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import {
  countRegistrations,
  deleteRegistrationAttempt,
  insertRegistrationAttempt,
} from '../registration-attempts.repository.ts';

/** The limits apply per hour, because a registration needs no session. */
export const registrationLimits = { of_address: 20, of_all: 300 } as const;

export async function guardRegistrations(db: Database, address: string): Promise<void> {
  const id = await insertRegistrationAttempt(db, address);
  const before = await countRegistrations(db, address, id);
  if (before.of_address < registrationLimits.of_address && before.of_all < registrationLimits.of_all) return;
  await deleteRegistrationAttempt(db, id);
  throw new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_REGISTRATIONS');
}
