import {
  cleanImage,
  IdentityError,
  ImageRefused,
  type IdentityCheck,
  type IdentityEngine,
} from '@suite/identity';
import type { HeadTurn } from '@suite/contracts';
import { ApiError } from '../../plugins/errors.ts';
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

/**
 * Makes photos of ours from the files and has them compared.
 * @throws ApiError VALIDATION_ERROR for a file that is no photo, UNAVAILABLE when nothing can be compared now
 */
export async function checkPhotos(
  { identity, onFailure }: PhotoCheck,
  sent: SentPhotos,
  turn: HeadTurn,
): Promise<{ found: IdentityCheck; photos: CheckedPhotos }> {
  const selfie = await clean('selfie', sent.selfie);
  const document = await clean('document', sent.document);
  const frames: Buffer[] = [];
  // One after the other: photos are large once they are decoded.
  for (const frame of sent.frames) frames.push(await clean('frames', frame));
  try {
    return {
      found: await identity.check({ selfie, document, frames, turn }),
      photos: { selfie, document },
    };
  } catch (error) {
    if (error instanceof IdentityError && error.code === 'UNREADABLE')
      throw refusedPhoto('selfie', error.message);
    onFailure(error);
    throw new ApiError(
      503,
      'UNAVAILABLE',
      'Photos cannot be checked right now. Please try again in a moment, or show your ID at the front desk.',
    );
  }
}

async function clean(field: string, file: Buffer): Promise<Buffer> {
  try {
    return (await cleanImage(file)).jpeg;
  } catch (error) {
    if (error instanceof ImageRefused) throw refusedPhoto(field, error.message);
    throw error;
  }
}

function refusedPhoto(field: string, message: string): ApiError {
  return new ApiError(400, 'VALIDATION_ERROR', message, [{ field, message }]);
}
