import { randomInt } from 'node:crypto';
import type { ResultOf } from '@suite/contracts/http';
import {
  headPoses,
  posesPerSelfie,
  type ChallengePayload,
  type drawChallengeEndpoint,
  type FaceEngine,
  type HeadPose,
} from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import type { Returned } from '../../http/endpoints/serve-endpoint.ts';
import { consentTermsOf } from '../domain/consent-terms.ts';
import { findStandingPoses, insertChallenge, lockDraws } from '../selfies.repository.ts';
import { announceExpected } from '../queue/job-signals.ts';
import { refuseVerified, requirePerson, type Guest } from '../verification.policy.ts';
import { refusePaused, refuseSelfieFlood, requireConsent } from './require-check.ts';

const minutes = 10;

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND, CONFLICT, CONSENT_REQUIRED, TOO_MANY_REQUESTS */
export async function drawChallenge(
  db: Database,
  guest: Guest,
  { user_type }: ChallengePayload,
  face_engine: FaceEngine,
  now = new Date(),
): Promise<Returned<ResultOf<typeof drawChallengeEndpoint>>> {
  const person = requirePerson(guest, user_type);
  refuseVerified(person);
  await requireConsent(db, person, consentTermsOf(guest.booking, face_engine));
  await refusePaused(db, person, now);
  return db.transaction(async (tx) => {
    await lockDraws(tx, person);
    await refuseSelfieFlood(tx, person, now);
    // Repeated requests return the same poses; otherwise, an attacker could repeat until they match a recorded video.
    const poses = (await findStandingPoses(tx, person)) ?? drawPoses();
    const drawn = await insertChallenge(tx, person, { poses, minutes });
    // A worker loads its networks while the guest moves the head.
    await announceExpected(tx);
    return { poses, ...drawn };
  });
}

function drawPoses(): HeadPose[] {
  return Array.from({ length: posesPerSelfie }, () => headPoses[randomInt(headPoses.length)] ?? 'left');
}
