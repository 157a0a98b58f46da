import type { ListName, ListSettingsForm } from '@suite/contracts/list-settings';
import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { refuseStale } from '../../optimistic-locking/refuse-stale.ts';
import type { Caller } from '../../access/caller.ts';
import {
  findListSettings,
  isHotel,
  lockListSettings,
  storeListSettings,
} from '../list-settings.repository.ts';
import type { ListSettingsRow, SettingsKey } from '../list-settings.repository.ts';

const nothingChosen = { hidden_columns: [], views: [], is_compact: false, updated_at: null };

export async function getListSettings(db: Database, caller: Caller, list: ListName, hotelId?: number) {
  return (await findListSettings(db, await settingsKey(db, caller, list, hotelId))) ?? nothingChosen;
}

export async function updateListSettings(
  db: Database,
  caller: Caller,
  { list, hotelId, form }: { list: ListName; hotelId?: number | undefined; form: ListSettingsForm },
): Promise<ListSettingsRow> {
  const key = await settingsKey(db, caller, list, hotelId);
  return db.transaction(async (tx) => {
    const stored = await lockListSettings(tx, key);
    if (stored) refuseStale('your columns and views', stored.updated_at, form.updated_at);
    return storeListSettings(tx, key, {
      ...form,
      is_compact: form.is_compact ?? stored?.is_compact ?? false,
    });
  });
}

async function settingsKey(
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
