import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { findPhotoAddress } from '../accounts.repository.ts';
import type { Caller } from '../../access/caller.ts';
import type { Photo, Photos } from '../photos/open-photos.ts';

export async function getUserPhoto(database: Database, photos: Photos, caller: Caller): Promise<Photo> {
  const address = await findPhotoAddress(database, caller.user_id);
  const photo = address ? await photos.find(caller.user_id, address) : undefined;
  if (!photo) throw new DomainError('NOT_FOUND', 'PHOTO_NOT_FOUND');
  return photo;
}
