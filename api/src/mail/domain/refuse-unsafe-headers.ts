import { isDeliverable } from '@suite/contracts/forms';
import { DomainError } from '../../errors/domain-error.ts';
import type { OutgoingEmail } from './compose-email.ts';

// A line break in a header field would start a header of the attacker's choice.
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/u;

export function refuseUnsafeHeaders(email: OutgoingEmail): void {
  if (!isDeliverable(email.recipient)) {
    throw new DomainError('VALIDATION_ERROR', 'MAIL_ADDRESS_INVALID');
  }
  if (email.subject.trim() === '' || controlCharacter.test(email.subject)) {
    throw new DomainError('VALIDATION_ERROR', 'MAIL_SUBJECT_INVALID');
  }
}
