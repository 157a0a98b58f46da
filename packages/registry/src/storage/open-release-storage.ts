import { join } from 'node:path';
import { openDiskStorage } from './disk-storage.ts';
import type { ReleaseStorage } from './release-storage.ts';
import type { S3Settings } from './s3-settings.ts';
import { describeS3StartError } from './describe-s3-start-error.ts';

/** @throws Error with one sentence when the bucket refuses its settings; one that does not answer yet is no error */
export async function openReleaseStorage(folder: string, s3?: S3Settings): Promise<ReleaseStorage> {
  if (!s3) return openDiskStorage(folder);
  const { openS3Storage } = await import('./s3-storage.ts');
  const storage = await openS3Storage(s3, join(folder, '.incoming'));
  await storage.check().catch((error: unknown) => {
    const sentence = describeS3StartError(s3, (error as Error).cause);
    if (sentence !== undefined) throw new Error(sentence, { cause: error });
  });
  return storage;
}
