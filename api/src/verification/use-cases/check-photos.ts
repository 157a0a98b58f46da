import { calendarDateIn } from '@suite/contracts/dates';
import type { IdentityCheck, IdentityEngine } from '@suite/identity';
import { flagNames, type DocumentFlag } from '../domain/flag-names.ts';
import { unreadPhoto } from './clean-photo.ts';
import { noChecksNow } from '../no-checks-now.ts';
import type { CheckedPhotos } from './store-photos.ts';

export interface PhotoCheck {
  identity: Pick<IdentityEngine, 'checkDocument'>;
  /** Told when no check can be made. */
  onFailure: (error: unknown) => void;
}

/** Whose document it should be, where and when. */
export interface CheckedPerson {
  person_name: string;
  time_zone: string;
  /** With which the document's number is digested. */
  numberKey: Buffer;
  /** The faces of the selfie and its frames. */
  captures: Buffer | undefined;
  now: Date;
}

export interface CheckedDocument {
  found: IdentityCheck;
  flags: DocumentFlag[];
  isNameAlike: boolean;
}

/**
 * Has photos of ours compared.
 * @throws DomainError VALIDATION_ERROR for a file that is no photo, UNAVAILABLE when nothing can be compared now
 */
export async function checkPhotos(
  { identity, onFailure }: PhotoCheck,
  photos: CheckedPhotos,
  { person_name, time_zone, now, ...known }: CheckedPerson,
): Promise<CheckedDocument> {
  const { documentFlags } = await import('@suite/identity');
  const found = await identity.checkDocument({ ...photos, ...known }).catch((error: unknown) => {
    const unread = unreadPhoto('document', error);
    if (!unread) onFailure(error);
    throw unread ?? noChecksNow();
  });
  const seen = documentFlags(found.document_data, person_name, calendarDateIn(time_zone, now));
  const sidesDiffer = found.document_sides === 'doubtful';
  return { found, flags: flagNames({ ...seen, sidesDiffer }), isNameAlike: seen.name === 'alike' };
}
