import { isDeliverable } from '@suite/contracts/forms';
import type { Database } from '@suite/database';
import type { Translator } from '../languages/translator.ts';
import { continueTrace, runInTrace } from '../http/tracing/trace-context.ts';
import { recordAttempt, type AttemptDeps } from './delivery/record-attempt.ts';
import { classifyFailure } from './domain/classify-failure.ts';
import { refuseUnsafeHeaders, translateEmail } from './domain/compose-email.ts';
import type { EmailReader, OutgoingEmail, TranslatedEmail } from './domain/compose-email.ts';
import { insertEmail } from './mail.repository.ts';
import { claimEmails, type ClaimedEmail } from './outbox.repository.ts';

/** Writes no mail to an undeliverable address that an older rule let in, so that its account can still be changed. */
export async function enqueueTranslatedEmail(
  tx: Database,
  reader: EmailReader,
  write: (translator: Translator) => TranslatedEmail,
): Promise<void> {
  if (isDeliverable(reader.usr_email)) await enqueueEmail(tx, translateEmail(reader, write));
}

/** Must run in the transaction of the change that the mail reports. */
export async function enqueueEmail(tx: Database, email: OutgoingEmail): Promise<void> {
  refuseUnsafeHeaders(email);
  await insertEmail(tx, email);
}

/** `runDelivery` repeats this in each process that delivers mails. Returns the deliveries that it has started. */
export async function startDeliveries(deps: AttemptDeps, limit: number): Promise<Promise<void>[]> {
  const emails = await claimEmails(deps.database, { limit, leaseInMs: deps.leaseInMs });
  return emails.map((email) =>
    runInTrace(continueTrace(email.traceparent, email.tracestate), () => deliverEmail(deps, email)),
  );
}

async function deliverEmail(deps: AttemptDeps, email: ClaimedEmail): Promise<void> {
  const failure = await deps.sender.send(email, deps.startTimeout()).then(() => undefined, classifyFailure);
  await recordAttempt(deps, email, failure);
}
