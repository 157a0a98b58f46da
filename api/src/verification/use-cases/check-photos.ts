import { calendarDateIn } from '@suite/contracts';
import type { HeadTurn } from '@suite/contracts/verification';
import type { IdentityCheck, IdentityEngine, IdentityError, ImageRefused } from '@suite/identity';
import { ApiError } from '../../plugins/errors.ts';
import { flagNames, type DocumentFlag } from '../domain/flag-names.ts';
import type { CheckedPhotos } from './store-photos.ts';

/** The files as a guest sent them. */
export interface SentPhotos {
  selfie: Buffer;
  document: Buffer;
  frames: readonly Buffer[];
}

export interface PhotoCheck {
  identity: IdentityEngine;
  /** Told when no check can be made. */
  onFailure: (error: unknown) => void;
}

/** What decides besides the photos: the turn that was asked for, and whose document it should be, where and when. */
export interface CheckedPerson {
  turn: HeadTurn;
  person_name: string;
  time_zone: string;
  /** With which the document's number is digested. */
  numberKey: Buffer;
  now: Date;
}

export interface CheckedDocument {
  found: IdentityCheck;
  photos: CheckedPhotos;
  flags: DocumentFlag[];
  isNameAlike: boolean;
}

/**
 * Makes photos of ours from the files and has them compared.
 * @throws ApiError VALIDATION_ERROR for a file that is no photo, UNAVAILABLE when nothing can be compared now
 */
export async function checkPhotos(
  { identity, onFailure }: PhotoCheck,
  sent: SentPhotos,
  { turn, person_name, time_zone, numberKey, now }: CheckedPerson,
): Promise<CheckedDocument> {
  // With the first photo: a server starts without what reads images.
  const { cleanImage, documentFlags } = await import('@suite/identity');
  const clean = async (field: string, file: Buffer) => {
    const { jpeg } = await cleanImage(file).catch((error: unknown) => refuseUnread(field, error));
    return jpeg;
  };
  const selfie = await clean('selfie', sent.selfie);
  const document = await clean('document', sent.document);
  const frames: Buffer[] = [];
  // One after the other: photos are large once they are decoded.
  for (const frame of sent.frames) frames.push(await clean('frames', frame));
  const found = await identity
    .check({ selfie, document, frames, turn, numberKey })
    .catch((error: unknown) => {
      refuseUnread('selfie', error, () => onFailure(error));
    });
  const seen = documentFlags(found.document_data, person_name, calendarDateIn(time_zone, now));
  const isNameAlike = seen.name === 'alike';
  return { found, photos: { selfie, document }, flags: flagNames(seen), isNameAlike };
}

/** A file that is no photo is for the guest to replace; whatever else goes wrong is not their doing. */
function refuseUnread(field: string, error: unknown, otherwise?: () => void): never {
  const { name, code, message } = error as ImageRefused | IdentityError;
  if (name === 'ImageRefused' || (name === 'IdentityError' && code === 'UNREADABLE')) {
    throw new ApiError(400, 'VALIDATION_ERROR', message, [{ field, message }]);
  }
  if (!otherwise) throw error;
  otherwise();
  throw noChecksNow();
}

/** What a guest is told while nothing can be compared or kept. */
export function noChecksNow(): ApiError {
  return new ApiError(
    503,
    'UNAVAILABLE',
    'Photos cannot be checked right now. Please try again in a moment, or show your ID at the front desk.',
  );
}
