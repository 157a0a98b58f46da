import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@suite/database';
import { markFailedAttempt, markSent, type ClaimedEmail } from '../outbox.repository.ts';
import type { Failure } from '../domain/classify-failure.ts';
import type { EmailSender } from './smtp-sender.ts';

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

const firstInMs = 10_000;
/** During an outage, mails are sent one at a time, so that a short limit suffices. */
const longestInMs = { server: 300_000, later: 3_600_000, refused: 3_600_000 };

/** Doubles the delay up to the limit, and subtracts up to half of it at random. */
export function backOffInMs(
  attempts: number,
  kind: Failure['kind'],
  chance: () => number = Math.random,
): number {
  const whole = Math.min(longestInMs[kind], firstInMs * 2 ** (attempts - 1));
  return Math.round(whole * (1 - chance() / 2));
}

export type Outage = ReturnType<typeof createOutage>;

/** During an outage, one mail at a time tests the server, so that the others use up no attempts. */
export function createOutage(longestPauseInMs: number) {
  const firstPauseInMs = 1_000;
  let failures = 0;
  let quietUntil = 0;
  return {
    isOn: () => failures > 0,
    pauseInMs: () => Math.max(0, quietUntil - Date.now()),
    begin(): boolean {
      // Parallel deliveries fail for the same reason, which counts once.
      if (Date.now() < quietUntil) return false;
      failures += 1;
      const whole = Math.min(longestPauseInMs, firstPauseInMs * 2 ** (failures - 1));
      quietUntil = Date.now() + whole * (1 - Math.random() / 2);
      return failures === 1;
    },
    end(): boolean {
      const wasOn = failures > 0;
      failures = 0;
      quietUntil = 0;
      return wasOn;
    },
  };
}
