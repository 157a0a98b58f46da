import type { BodyOf } from '@suite/contracts/http';
import type { IdentityCheckResult, verifyIdentityEndpoint } from '@suite/contracts/verification';
import { findRepeatedCheck } from '../../attempts.repository.ts';
import type { Guest } from '../../verification.policy.ts';
import { awaitCheck, selfieMissing } from '../await-check.ts';
import { checkPhotos, decideCheck } from '../check-photos.ts';
import { endCheck } from '../end-check.ts';
import { storeSide } from '../keep-side.ts';
import { openCheck, type CheckDeps, type CheckJob } from '../open-check.ts';
import { prepareCheck, queueCheck, type QueueDeps, type SentPhotos } from '../queue-check.ts';

/**
 * Returns refusals that the guest can resolve; other failures are thrown and do not count as attempts.
 * `recordVerifiedIdentity` records a match when the page calls it.
 */
export async function verifyIdentity(
  deps: QueueDeps,
  guest: Guest,
  form: BodyOf<typeof verifyIdentityEndpoint>,
  sent: SentPhotos,
  now = new Date(),
): Promise<IdentityCheckResult> {
  const check = await prepareCheck(deps, guest, form, sent, now);
  const repeated = await findRepeatedCheck(deps.database, check.person, check);
  const queued = repeated ?? (await queueCheck(deps, check));
  return queued ? awaitCheck(deps, queued) : selfieMissing;
}

/** Runs in a process with an engine, while `awaitCheck` waits in the process of the call. */
export async function runCheckJob(deps: CheckDeps, job: CheckJob, now = new Date()): Promise<void> {
  const check = await openCheck(deps, job, now);
  const seen = await checkPhotos(deps, check);
  const decision = await decideCheck(deps, check, seen);
  const side = await storeSide(deps.images, check, decision);
  await endCheck(deps, check, { ...decision, side });
}
