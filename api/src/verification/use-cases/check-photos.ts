import { calendarDateIn } from '@suite/contracts/dates';
import { openBytes, sealingKeys } from '../../sealing/sealed-bytes.ts';
import { countSideRequests, hasReusedFile } from '../attempts.repository.ts';
import { flagNames, type DocumentFlag } from '../domain/flag-names.ts';
import { selfiePrints } from '../domain/identity-keys.ts';
import { classifyCheck } from '../domain/classify-check.ts';
import { settleBirth } from '../domain/settle-birth.ts';
import { findOtherPrints } from '../images.repository.ts';
import { noChecksNow } from '../no-checks-now.ts';
import { unreadPhoto } from './clean-photo.ts';
import type { CheckDeps, OpenedCheck } from './open-check.ts';

type SeenPhotos = Awaited<ReturnType<typeof checkPhotos>>;

export type DecidedCheck = Awaited<ReturnType<typeof decideCheck>>;

/** @throws DomainError VALIDATION_ERROR for an unreadable photo, UNAVAILABLE when the engine fails */
export async function checkPhotos(
  { identity, onFailure }: CheckDeps,
  { photos, numberKey, captures, person, guest, now }: OpenedCheck,
) {
  const { documentFlags } = await import('@suite/identity');
  const found = await identity.checkDocument({ ...photos, numberKey, captures }).catch((error: unknown) => {
    const unread = unreadPhoto('document', error);
    if (!unread) onFailure(error);
    throw unread ?? noChecksNow();
  });
  const seen = documentFlags(found.document_data, person.name, calendarDateIn(guest.booking.time_zone, now));
  const sidesDiffer = found.document_sides === 'doubtful';
  const flags = flagNames({ ...seen, sidesDiffer, specimen: found.specimen });
  return { found, flags, isNameAlike: seen.name === 'alike' };
}

export async function decideCheck(
  deps: CheckDeps,
  check: OpenedCheck,
  { found, isNameAlike, flags: seenFlags }: SeenPhotos,
) {
  const { guest, person, job } = check;
  const { face_match_details, identity } = found;
  const { passengers } = guest.booking;
  const guestType = passengers.find(({ id }) => id === person.passenger_id)?.type ?? 'Adult';
  const document_data = settleBirth(found.document_data, guestType);
  const needsNameReview = guest.booking.reviews_other_names && seenFlags.includes('NAME_DIFFERS');
  const classified = classifyCheck({
    ...found,
    ...{ isNameAlike, needsNameReview },
    isZoneValid: document_data.mrz_valid === true,
    acceptsPrinted: guest.booking.document_proof === 'printed',
    read_type: document_data.document_type,
    shown_type: job.document_type,
    sideRequests: await countSideRequests(deps.database, person),
  });
  const flags: DocumentFlag[] = [...seenFlags];
  if (job.document_source === 'file') flags.push('PHOTO_FROM_FILE');
  if (classified.reason === null && found.document_evidence !== 'zone') flags.push('NO_ZONE');
  if (await isReused(deps, check)) flags.push('REUSED_PHOTO');
  return { ...classified, flags, document_data, face_match_details, identity };
}

async function isReused(
  { database, secretKey }: CheckDeps,
  { person, captures }: OpenedCheck,
): Promise<boolean> {
  if (await hasReusedFile(database, person)) return true;
  if (!captures) return false;
  const { isPrintAmong } = await import('@suite/identity');
  const keys = sealingKeys(selfiePrints, secretKey);
  const prints = (await findOtherPrints(database, person)).flatMap((other) => {
    try {
      return [openBytes(keys, String(other.booking_id), other.print)];
    } catch {
      // A print that is sealed with a lost key must not stop all checks.
      return [];
    }
  });
  return isPrintAmong(captures, prints);
}
