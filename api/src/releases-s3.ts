import type { S3Settings } from '@suite/registry';

/** The settings of a bucket for releases, as the environment names them. */
export interface S3Environment {
  RELEASES_S3_BUCKET: string | undefined;
  RELEASES_S3_ENDPOINT: string | undefined;
  RELEASES_S3_REGION: string | undefined;
  RELEASES_S3_PREFIX: string | undefined;
}

/** The bucket that the environment names, if any. @throws Error with one sentence when half of it is set */
export function readReleasesS3(
  settings: S3Environment,
  environment: NodeJS.ProcessEnv,
): S3Settings | undefined {
  const { RELEASES_S3_BUCKET: bucket, RELEASES_S3_ENDPOINT: endpoint, RELEASES_S3_PREFIX } = settings;
  if (bucket === undefined) {
    const [stray] = Object.entries(settings).find(([, value]) => value !== undefined) ?? [];
    if (stray === undefined) return undefined;
    throw new Error(
      `${stray} is set without RELEASES_S3_BUCKET: name the bucket, or unset ${stray} to keep releases on disk.`,
    );
  }
  const region = settings.RELEASES_S3_REGION ?? environment['AWS_REGION'] ?? (endpoint && 'us-east-1');
  if (region === undefined) {
    throw new Error('RELEASES_S3_BUCKET needs to know where the bucket is: set RELEASES_S3_REGION.');
  }
  const [id, secret] = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;
  if (Boolean(environment[id]) !== Boolean(environment[secret])) {
    const [there, missing] = environment[id] ? [id, secret] : [secret, id];
    throw new Error(`${there} is set without ${missing}: set both, or neither where a role gives access.`);
  }
  const folder = RELEASES_S3_PREFIX?.replace(/^\/+|\/+$/g, '') ?? '';
  return { bucket, region, endpoint, prefix: folder === '' ? '' : `${folder}/` };
}
