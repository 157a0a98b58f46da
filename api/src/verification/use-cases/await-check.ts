import type { DocumentData, IdentityCheckResult } from '@suite/contracts/verification';
import { findOutcome, type StoredOutcome } from '../attempts.repository.ts';
import { imageAddress } from '../domain/image-address.ts';
import { openDocument } from '../domain/sealed-document.ts';
import { nothingRead } from '../domain/nothing-read.ts';
import { noChecksNow } from '../no-checks-now.ts';
import { failureIn } from '../queue/job-failure.ts';
import { pollJob } from '../queue/poll-job.ts';
import type { QueueDeps, QueuedCheck } from './queue-check.ts';

export const selfieMissing: IdentityCheckResult = {
  success: false,
  similarity_score: null,
  document_data: nothingRead,
  selfie_url: null,
  document_url: null,
  face_match_details: null,
  reason: 'SELFIE_MISSING',
  photo: 'selfie',
  document_side: null,
  desk_review: false,
  document_expired: false,
};

/** @throws DomainError that ended the check without a result, or UNAVAILABLE when this server stops first */
export async function awaitCheck(
  { database, jobs: { queue, signals }, secretKey }: QueueDeps,
  { job_id, ...check }: QueuedCheck,
): Promise<IdentityCheckResult> {
  const outcome = await pollJob(signals, job_id ?? '', async () => {
    const found = await findOutcome(database, check);
    if (found) return found.state === 'checking' ? undefined : found;
    // A check without a result is deleted; its job holds the reason.
    return failureIn((job_id && (await queue.findOutput(database, job_id))) || {}) ?? noChecksNow();
  }).catch((error: unknown) => {
    throw signals.isClosed() ? noChecksNow() : error;
  });
  if (outcome instanceof Error) throw outcome;
  return resultOf(outcome, openDocument(secretKey, check.attempt_id, outcome.document_sealed));
}

function resultOf(
  { selfie_id, document_id, flags, document_sealed: _sealed, state, ...end }: StoredOutcome,
  document_data: DocumentData | null,
): IdentityCheckResult {
  return {
    ...end,
    success: state === 'matched',
    similarity_score: end.similarity_score === null ? null : Number(end.similarity_score),
    document_expired: flags.includes('DOCUMENT_EXPIRED'),
    document_data: document_data ?? nothingRead,
    selfie_url: selfie_id && imageAddress(selfie_id),
    document_url: document_id && imageAddress(document_id),
  };
}
