import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { finishCheck, type CheckOutcome } from '../attempts.repository.ts';
import { namePerson, type Person } from '../domain/acting-for.ts';
import { sealDocument } from '../domain/sealed-document.ts';
import { expireImagesOf, keepImages } from '../images.repository.ts';
import { finishJob } from '../queue/run-jobs.ts';
import { deleteSelfie } from '../selfies.repository.ts';
import type { DecidedCheck } from './check-photos.ts';
import { keepSide, type StoredSide } from './keep-side.ts';
import { notifyOfCheck } from './notify-of-check.ts';
import type { CheckDeps, OpenedCheck } from './open-check.ts';
import { lockUnchanged } from './require-unchanged.ts';
import { sweepImages } from './sweep-images.ts';
import { tellApart } from './tell-guests-apart.ts';

/** Together with the interval of the sweep, photos are deleted within a minute. */
const keptAfterMatchInSeconds = 40;

/** An incomplete card leaves no data, except its first side, which is stored with the selfie. */
const nothingKept = {
  ...{ selfie_id: null, document_id: null, flags: [] },
  ...{ face_match_details: null, document_sealed: null },
};

/** @throws DomainError CONFLICT when the booking has changed since the check began */
export async function endCheck(
  { database, images, jobs, secretKey, onFailure }: CheckDeps,
  { job, guest, person, ids, selfie_row, now }: OpenedCheck,
  {
    document_data,
    flags,
    face_match_details,
    identity,
    side,
    ...classified
  }: DecidedCheck & { side: StoredSide | null },
): Promise<void> {
  const retentionSeconds = guest.booking.retention_hours * 3600;
  const isUnkept = await database.transaction(async (tx) => {
    const { is_verified } = (await lockUnchanged(tx, guest, person, now)).person;
    const told = await tellApart(tx, secretKey, { guest, person }, { ...classified, flags, identity });
    const isIncomplete = told.reason === 'OTHER_SIDE_MISSING';
    const document_sealed = sealDocument(secretKey, job.attempt_id, document_data);
    const found = { ...ids, face_match_details, document_sealed };
    const { document_retention_days: document_kept_days } = guest.booking;
    const outcome: CheckOutcome = { ...told, document_kept_days, ...(isIncomplete ? nothingKept : found) };
    if (!(await finishCheck(tx, job, outcome))) throw given(person);
    // A selfie at fault is deleted; otherwise only the document is captured again.
    if (told.photo !== 'document') await deleteSelfie(tx, person);
    else await keepSide(tx, side, { ...person, selfie_row, keptSeconds: retentionSeconds });
    const isProven = told.reason === null || is_verified;
    const seconds = isProven ? keptAfterMatchInSeconds : isIncomplete ? 0 : retentionSeconds;
    await keepImages(tx, job, seconds);
    if (isProven) await expireImagesOf(tx, person, seconds);
    await recordAudit(tx, {
      actor: { user_id: null, address: guest.address },
      hotel_id: guest.booking.hotel_id,
      action: 'verify-identity',
      subject_type: 'booking',
      subject_id: person.booking_id,
      details: { ...namePerson(person), attempt_id: job.attempt_id, ...told, flags: outcome.flags },
    });
    await notifyOfCheck(tx, guest, person, outcome);
    await finishJob(tx, jobs, job, {});
    return seconds === 0;
  });
  // After the commit, as a rollback would leave rows of missing files; a later sweep deletes what remains.
  if (isUnkept) await sweepImages({ database, images }, person).catch(onFailure);
}

function given(person: Person): DomainError {
  return new DomainError('CONFLICT', 'CHECK_TOO_SLOW', { name: person.name });
}
