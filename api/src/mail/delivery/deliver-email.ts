import type { Database } from '@suite/database';
import { backOffInMs } from '../domain/back-off.ts';
import { classifyFailure, type Failure } from '../domain/classify-failure.ts';
import type { EmailSender } from './email-sender.ts';
import { markFailedAttempt, markSent, type ClaimedEmail } from '../outbox.repository.ts';

export interface Attempt {
  failure: Failure | undefined;
  /** True when only an operator can retry the mail. */
  givenUp: boolean;
}

export async function deliverEmail(
  db: Database,
  sender: EmailSender,
  email: ClaimedEmail,
  signal: AbortSignal,
): Promise<Attempt> {
  const failure = await sender.send(email, signal).then(() => undefined, classifyFailure);
  if (!failure) {
    await markSent(db, email.id, sender.keepsContent);
    return { failure, givenUp: false };
  }
  const givenUp = await markFailedAttempt(db, email, {
    permanent: failure.kind === 'refused',
    last_error: failure.sentence,
    retryInMs: backOffInMs(email.attempts, failure.kind),
  });
  return { failure, givenUp };
}
