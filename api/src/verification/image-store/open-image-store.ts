import type { S3Settings } from '@suite/registry';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { openBucketObjects } from './bucket-objects.ts';
import { openDiskObjects } from './disk-objects.ts';
import { sealObjects, type SealedObjects } from './sealed-objects.ts';

export type ImageStore = SealedObjects;

export interface ImageStoreSettings {
  imagesDir: string;
  imagesS3: S3Settings | undefined;
  secretKey: SecretKey;
}

export async function openImageStore(
  { imagesDir, imagesS3, secretKey }: ImageStoreSettings,
  onDamage: (path: string, error: unknown) => void,
): Promise<ImageStore> {
  const store = imagesS3 ? await openBucketObjects(imagesS3) : openDiskObjects(imagesDir);
  return sealObjects(store, secretKey, onDamage);
}
