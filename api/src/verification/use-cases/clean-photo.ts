import { availableParallelism } from 'node:os';
import type { IdentityError, ImageRefused } from '@suite/identity';
import { DomainError } from '../../errors/domain-error.ts';
import { limitConcurrency } from '../domain/limit-concurrency.ts';

/** Photos that come together leave a processor to those who wait for a page. */
const runLimited = limitConcurrency(Math.max(1, availableParallelism() - 1));

/**
 * Makes a photo of ours from a file that a guest sent.
 * @throws DomainError VALIDATION_ERROR for a file that is no photo
 */
export async function cleanPhoto(field: string, file: Buffer): Promise<Buffer> {
  // With the first photo: a server starts without what reads images.
  const { cleanImage } = await import('@suite/identity');
  const { jpeg } = await runLimited(() => cleanImage(file)).catch((error: unknown) => {
    throw unreadPhoto(field, error) ?? error;
  });
  return jpeg;
}

/** The refusal of a file that is no photo, which is for the guest to replace; undefined for any other failure. */
export function unreadPhoto(field: string, error: unknown): DomainError | undefined {
  const { name, code, message } = error as ImageRefused | IdentityError;
  const isUnread = name === 'ImageRefused' || (name === 'IdentityError' && code === 'UNREADABLE');
  return isUnread ? new DomainError('VALIDATION_ERROR', message, [{ field, message }]) : undefined;
}
