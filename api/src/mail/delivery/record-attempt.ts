import type { Database } from '@suite/database';
import type { FastifyBaseLogger } from 'fastify';
import { backOffInMs } from '../domain/back-off.ts';
import type { Failure } from '../domain/classify-failure.ts';
import { markFailedAttempt, markSent, type ClaimedEmail } from '../outbox.repository.ts';
import type { EmailSender } from './email-sender.ts';
import type { Outage } from './outage.ts';

export interface AttemptDeps {
  database: Database;
  sender: EmailSender;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  outage: Outage;
  leaseInMs: number;
  startTimeout: () => AbortSignal;
}

export async function recordAttempt(
  { database, sender, log, outage }: AttemptDeps,
  email: ClaimedEmail,
  failure: Failure | undefined,
): Promise<void> {
  try {
    if (!failure) await markSent(database, email.id, sender.keepsContent);
    const isGivenUp =
      failure &&
      (await markFailedAttempt(database, email, {
        permanent: failure.kind === 'refused',
        last_error: failure.sentence,
        retryInMs: backOffInMs(email.attempts, failure.kind),
      }));
    logOutage(log, outage, failure);
    if (isGivenUp)
      log.error(
        { email: email.id, reason: failure?.sentence },
        'A mail was given up: retry it with `npm run mail -w api -- --retry`',
      );
  } catch (error) {
    // Another process finds the expired lease and sends the mail again with the same Message-ID.
    log.error(
      { err: error, email: email.id },
      'The result of a delivery could not be stored; the mail may be sent twice',
    );
  }
}

function logOutage(log: AttemptDeps['log'], outage: Outage, failure: Failure | undefined): void {
  if (failure?.kind === 'server') {
    if (outage.begin())
      log.warn(
        { reason: failure.sentence },
        'Mails wait for the mail server; delivery is retried until it accepts them',
      );
  } else if (outage.end()) {
    log.info('The mail server accepts mails again');
  }
}
