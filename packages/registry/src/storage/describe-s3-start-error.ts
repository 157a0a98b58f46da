import type { S3Settings } from './s3-settings.ts';

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
