import type { ListName, ListSettingsForm } from '@suite/contracts/list-settings';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { refuseStale } from '../../optimistic-locking/refuse-stale.ts';
import { lockListSettings, storeListSettings, type ListSettingsRow } from '../list-settings.repository.ts';
import { settingsKey } from './settings-key.ts';

interface ListSettingsChange {
  list: ListName;
  hotelId?: number | undefined;
  form: ListSettingsForm;
}

/** Refuses settings that another device has changed since they were read. */
export async function updateListSettings(
  db: Database,
  caller: Caller,
  { list, hotelId, form }: ListSettingsChange,
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
