import type { Database } from '@suite/database';
import { ApiError } from '../../plugins/errors.ts';
import { insertEmail, type OutgoingEmail } from '../mail.repository.ts';

// A line break in a header field starts a header of the attacker's choice.
const controlCharacter = /\p{Cc}|[\u2028\u2029]/u;
const oneAddress = /^[^\s@,;<>"]+@[^\s@,;<>"]+$/;

/** Puts an e-mail into the outbox, in the transaction of the change it speaks of. */
export async function enqueueEmail(tx: Database, email: OutgoingEmail): Promise<void> {
  if (!oneAddress.test(email.recipient) || controlCharacter.test(email.recipient)) {
    throw new ApiError(400, 'VALIDATION_ERROR', 'The e-mail address cannot be written to.');
  }
  if (email.subject.trim() === '' || controlCharacter.test(email.subject)) {
    throw new ApiError(400, 'VALIDATION_ERROR', 'The subject of an e-mail must be one line of text.');
  }
  await insertEmail(tx, email);
}
