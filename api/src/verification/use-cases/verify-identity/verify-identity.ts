import type { BodyOf } from '@suite/contracts/http';
import type { FaceEngine, IdentityCheckResult, verifyIdentityEndpoint } from '@suite/contracts/verification';
import { DomainError } from '../../../errors/domain-error.ts';
import type { SecretKey } from '../../../sealing/secret-key.ts';
import { findRepeatedCheck } from '../../attempts.repository.ts';
import { consentTermsOf } from '../../domain/consent-terms.ts';
import { nothingRead } from '../../domain/nothing-read.ts';
import { refuseVerified, requirePerson, type Guest } from '../../verification.policy.ts';
import { awaitCheck } from '../await-check.ts';
import { personInForm } from '../person-in-form.ts';
import { digestOfDocument, queueCheck, type QueuePlace, type SentPhotos } from '../queue-check.ts';
import { requireConsent } from '../require-check.ts';

const selfieMissing: IdentityCheckResult = {
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

/** Returns refusals that the guest can resolve; other failures are thrown and do not count as attempts. */
export async function verifyIdentity(
  place: QueuePlace & { face_engine: FaceEngine; secretKey: SecretKey },
  guest: Guest,
  form: BodyOf<typeof verifyIdentityEndpoint>,
  sent: SentPhotos,
  now = new Date(),
): Promise<IdentityCheckResult> {
  const person = requirePerson(guest, personInForm(form, guest));
  refuseVerified(person);
  const { token_hash, booking, address } = guest;
  const { document_type = null, document_source = 'camera', kept_side = null } = form;
  if (!sent.document && kept_side !== 'document') throw photosMissing();
  if (document_source === 'file' && !booking.allows_photo_files) throw filesRefused();
  const terms = consentTermsOf(booking, place.face_engine);
  await requireConsent(place.database, person, terms);
  const document_digest = digestOfDocument(sent, { document_type, kept_side });
  const said = { document_type, document_source, kept_side };
  const asked = { person, token_hash, terms, ...said, address, sent, now };
  const check =
    (await findRepeatedCheck(place.database, person, { token_hash, document_digest })) ??
    (await queueCheck(place, asked));
  return check ? awaitCheck(place, check) : selfieMissing;
}

function photosMissing(): DomainError {
  return new DomainError('VALIDATION_ERROR', 'PHOTOS_REQUIRED', {}, 'document');
}

function filesRefused(): DomainError {
  return new DomainError('VALIDATION_ERROR', 'PHOTO_FILES_REFUSED', {}, 'document_source');
}
