import type { ListName } from '@suite/contracts/list-settings';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { isHotel, type SettingsKey } from '../list-settings.repository.ts';

export async function settingsKey(
  db: Database,
  { user_id, scope }: Caller,
  list_name: ListName,
  hotelId: number | undefined,
): Promise<SettingsKey> {
  const own = scope.kind === 'hotel' ? scope.hotel_id : null;
  const hotel_id = hotelId ?? own;
  const isReached =
    hotel_id === own || (scope.kind === 'all' && hotel_id !== null && (await isHotel(db, hotel_id)));
  if (!isReached) throw new DomainError('HOTEL_NOT_FOUND', 'HOTEL_NOT_FOUND');
  return { user_id, hotel_id, list_name };
}
