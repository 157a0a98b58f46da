import { isDeliverable } from '@suite/contracts/forms';
import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { insertEmail, type OutgoingEmail } from '../mail.repository.ts';

// A line break in a header field would start a header of the attacker's choice.
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Must run in the transaction of the change that the mail reports. */
export async function enqueueEmail(tx: Database, email: OutgoingEmail): Promise<void> {
  if (!isDeliverable(email.recipient)) {
    throw new DomainError('VALIDATION_ERROR', 'MAIL_ADDRESS_INVALID');
  }
  if (email.subject.trim() === '' || controlCharacter.test(email.subject)) {
    throw new DomainError('VALIDATION_ERROR', 'MAIL_SUBJECT_INVALID');
  }
  await insertEmail(tx, email);
}
