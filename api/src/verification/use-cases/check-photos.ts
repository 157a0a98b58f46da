import { calendarDateIn } from '@suite/contracts/dates';
import type { IdentityCheck, IdentityEngine } from '@suite/identity';
import { flagNames, type DocumentFlag } from '../domain/flag-names.ts';
import { unreadPhoto } from './clean-photo.ts';
import { noChecksNow } from '../no-checks-now.ts';
import type { CheckedPhotos } from './store-photos.ts';

export interface PhotoCheck {
  identity: Pick<IdentityEngine, 'checkDocument'>;
  onFailure: (error: unknown) => void;
}

export interface CheckedPerson {
  person_name: string;
  time_zone: string;
  numberKey: Buffer;
  captures: Buffer | undefined;
  now: Date;
}

export interface CheckedDocument {
  found: IdentityCheck;
  flags: DocumentFlag[];
  isNameAlike: boolean;
}

/** @throws DomainError VALIDATION_ERROR for an unreadable photo, UNAVAILABLE when the engine fails */
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
  const flags = flagNames({ ...seen, sidesDiffer, specimen: found.specimen });
  return { found, flags, isNameAlike: seen.name === 'alike' };
}
