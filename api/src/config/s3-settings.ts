import type { S3Settings } from '@suite/registry';
import { string } from 'yup';
import { addressField } from './address-field.ts';

export type BucketUse = 'RELEASES' | 'IMAGES';

type SettingName<Use extends BucketUse> = `${Use}_S3_${'BUCKET' | 'ENDPOINT' | 'REGION' | 'PREFIX'}`;

export const s3Fields = {
  RELEASES_S3_BUCKET: bucketField('RELEASES_S3_BUCKET'),
  RELEASES_S3_ENDPOINT: addressField('RELEASES_S3_ENDPOINT'),
  RELEASES_S3_REGION: string(),
  RELEASES_S3_PREFIX: prefixField('RELEASES_S3_PREFIX'),
  IMAGES_S3_BUCKET: bucketField('IMAGES_S3_BUCKET'),
  IMAGES_S3_ENDPOINT: addressField('IMAGES_S3_ENDPOINT'),
  IMAGES_S3_REGION: string(),
  IMAGES_S3_PREFIX: prefixField('IMAGES_S3_PREFIX'),
};

function bucketField(name: string) {
  return string().matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, `${name} must be the name of a bucket`);
}

function prefixField(name: string) {
  return string().matches(/^[\w./-]*$/, `${name} may hold letters, digits and . _ - / alone`);
}

export type S3Environment = Partial<Record<SettingName<BucketUse>, string | undefined>>;

export function readS3Settings(
  use: BucketUse,
  settings: S3Environment,
  environment: NodeJS.ProcessEnv,
): S3Settings | undefined {
  const bucket = settings[`${use}_S3_BUCKET`];
  const endpoint = settings[`${use}_S3_ENDPOINT`];
  const prefix = settings[`${use}_S3_PREFIX`];
  const givenRegion = settings[`${use}_S3_REGION`];
  if (bucket === undefined) {
    const [stray] = Object.entries({ ENDPOINT: endpoint, REGION: givenRegion, PREFIX: prefix }).find(
      ([, value]) => value !== undefined,
    ) ?? [undefined];
    if (stray === undefined) return undefined;
    const name = `${use}_S3_${stray}`;
    throw new Error(
      `${name} is set without ${use}_S3_BUCKET: name the bucket, or unset ${name} to keep ${use.toLowerCase()} on disk.`,
    );
  }
  const region = givenRegion ?? environment['AWS_REGION'] ?? (endpoint && 'us-east-1');
  if (region === undefined) {
    throw new Error(`${use}_S3_BUCKET needs to know where the bucket is: set ${use}_S3_REGION.`);
  }
  const [id, secret] = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;
  if (Boolean(environment[id]) !== Boolean(environment[secret])) {
    const [there, missing] = environment[id] ? [id, secret] : [secret, id];
    throw new Error(`${there} is set without ${missing}: set both, or neither where a role gives access.`);
  }
  const folder = prefix?.replace(/^\/+|\/+$/g, '') ?? '';
  return { bucket, region, endpoint, prefix: folder === '' ? '' : `${folder}/` };
}
