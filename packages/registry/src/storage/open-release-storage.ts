import { join } from 'node:path';
import { openDiskStorage } from './disk-storage.ts';
import type { ReleaseStorage } from './release-storage.ts';
import type { S3Settings } from './s3-settings.ts';

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

type S3Failure = { name?: string; message?: string; $metadata?: { httpStatusCode?: number } };

export function describeS3StartError({ bucket, endpoint }: S3Settings, failure: unknown): string | undefined {
  const { name = '', $metadata } = (failure ?? {}) as S3Failure;
  const place = endpoint === undefined ? '' : ` at ${new URL(endpoint).origin}`;
  const status = $metadata?.httpStatusCode ?? 0;
  if (name === 'CredentialsProviderError') {
    return `There are no credentials for the bucket ${bucket}${place}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  }
  if (status === 404) return `There is no bucket ${bucket}${place}: create it, or check RELEASES_S3_BUCKET.`;
  if (status === 301) return `The bucket ${bucket} is in another region: check RELEASES_S3_REGION.`;
  if (status === 401 || status === 403) {
    return `The bucket ${bucket}${place} refuses these credentials (${name}): check them and their permissions.`;
  }
  return undefined;
}
