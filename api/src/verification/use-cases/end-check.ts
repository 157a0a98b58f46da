import { randomUUID } from 'node:crypto';
import type { DocumentData, IdentityCheckResult } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { ApiError } from '../../plugins/errors.ts';
import { finishCheck, type CheckOutcome } from '../attempts.repository.ts';
import { actingFor, namePerson, type Person } from '../domain/acting-for.ts';
import type { DocumentFlag } from '../domain/flag-names.ts';
import type { judgeCheck } from '../domain/judge-check.ts';
import { imageAddress } from '../domain/image-address.ts';
import { insertImages, type NewImage } from '../images.repository.ts';
import type { ImageStore } from '../image-store/open-image-store.ts';
import type { Guest } from '../verification.policy.ts';
import { deleteSelfie } from '../selfies.repository.ts';
import { noChecksNow } from './clean-photo.ts';
import { findGuest } from './find-guest.ts';
import { storePhotos, type CheckedPhotos } from './store-photos.ts';
import { tellApart, type SeenIdentity } from './tell-guests-apart.ts';

/** With the longest rest of the sweep it makes less than a minute. */
const keptAfterMatchInSeconds = 40;

/** How a check ended. */
export interface EndedCheck extends ReturnType<typeof judgeCheck> {
  document_data: DocumentData;
  flags: readonly DocumentFlag[];
  face_match_details: IdentityCheckResult['face_match_details'];
  /** What tells the person from other guests; none when there was no face to compare. */
  identity: SeenIdentity | null;
  photos: CheckedPhotos;
}

export interface CheckPlace {
  database: Database;
  images: ImageStore;
  /** What is kept of faces and documents is sealed under keys derived from it. */
  secretKey: Buffer;
  /** Told what went wrong when no check can be made. */
  onFailure: (error: unknown) => void;
}

/**
 * Stores how a check ended: its row, its photos for as long as they are kept, its audit record. Gives the result as
 * the guest is told.
 * @throws ApiError CONFLICT when the booking is not what it was when the check began
 */
export async function endCheck(
  { database, images, secretKey, onFailure }: CheckPlace,
  { guest, person, id }: { guest: Guest; person: Person; id: number },
  ended: EndedCheck,
  now: Date,
): Promise<IdentityCheckResult> {
  const { photos, document_data, flags, face_match_details, identity, ...judged } = ended;
  const retentionSeconds = guest.booking.retention_hours * 3600;
  const isKept = judged.reason === null || retentionSeconds > 0;
  const stored = isKept ? await keep(images, person, photos, onFailure) : [];
  const ids = idsOf(stored);
  const settled = await database.transaction(async (tx) => {
    await requireUnchanged(tx, guest, person, now);
    const told = await tellApart(tx, secretKey, { guest, person }, { ...judged, flags, identity });
    const outcome: CheckOutcome = { ...told, ...ids, face_match_details, document_data };
    if (!(await finishCheck(tx, id, outcome))) throw given(person);
    // Only the photo at fault is taken again.
    if (told.photo !== 'document') await deleteSelfie(tx, person);
    if (stored.length > 0) {
      const keptSeconds = told.reason === null ? keptAfterMatchInSeconds : retentionSeconds;
      await insertImages(tx, stored, { booking_id: person.booking_id, attempt_id: id, keptSeconds });
    }
    await recordAudit(tx, {
      actor: { user_id: null, address: guest.address },
      hotel_id: guest.booking.hotel_id,
      action: 'verify-identity',
      subject_type: 'booking',
      subject_id: person.booking_id,
      details: { ...namePerson(person), attempt_id: id, ...told },
    });
    return told;
  });
  const { flags: _flags, ...end } = settled;
  return {
    ...end,
    success: end.reason === null,
    document_expired: flags.includes('DOCUMENT_EXPIRED'),
    document_data,
    face_match_details,
    selfie_url: imageAddress(ids.selfie_id),
    document_url: imageAddress(ids.document_id),
  };
}

async function keep(
  images: ImageStore,
  { booking_id }: Person,
  photos: CheckedPhotos,
  onFailure: CheckPlace['onFailure'],
): Promise<NewImage[]> {
  return storePhotos(images, booking_id, photos).catch((error: unknown) => {
    onFailure(error);
    throw noChecksNow();
  });
}

/** A check has its two names even where its photos are not kept. */
function idsOf(stored: readonly NewImage[]) {
  const idOf = (kind: NewImage['kind']) => stored.find((one) => one.kind === kind)?.id ?? randomUUID();
  return { selfie_id: idOf('selfie'), document_id: idOf('document') };
}

/** While photos were looked at the booking may have been deleted, its link ended, or its guest exchanged. */
export async function requireUnchanged(tx: Database, guest: Guest, person: Person, now: Date): Promise<void> {
  const still = await findGuest(tx, guest.token_hash, guest.address, now);
  const found = still && actingFor(still.booking, namePerson(person));
  if (!found || 'refusal' in found || found.person.name.toLowerCase() !== person.name.toLowerCase()) {
    throw new ApiError(409, 'CONFLICT', 'The booking was changed meanwhile. Please open the link again.');
  }
}

function given(person: Person): ApiError {
  return new ApiError(409, 'CONFLICT', `The check of ${person.name} took too long. Please try again.`);
}
