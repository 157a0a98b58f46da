import { availableParallelism } from 'node:os';
import type { IdentityError, ImageRefused } from '@suite/identity';
import { InvalidFieldsError, type DomainError } from '../../errors/domain-error.ts';
import { limitConcurrency } from '../domain/limit-concurrency.ts';

/** One processor remains free for other requests. */
const runLimited = limitConcurrency(Math.max(1, availableParallelism() - 1));

/** @throws DomainError VALIDATION_ERROR for an unreadable photo */
export async function cleanPhoto(field: string, file: Buffer): Promise<Buffer> {
  // The import is deferred, so that the server starts without the image library.
  const { cleanImage } = await import('@suite/identity');
  const { jpeg } = await runLimited(() => cleanImage(file)).catch((error: unknown) => {
    throw unreadPhoto(field, error) ?? error;
  });
  return jpeg;
}

/** Returns undefined for failures other than an unreadable photo. */
export function unreadPhoto(field: string, error: unknown): DomainError | undefined {
  const { name, code, message } = error as ImageRefused | IdentityError;
  const isUnread = name === 'ImageRefused' || (name === 'IdentityError' && code === 'UNREADABLE');
  return isUnread ? new InvalidFieldsError([{ field, message }]) : undefined;
}
