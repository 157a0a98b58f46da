import type { ListName } from '@suite/contracts/list-settings';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findListSettings } from '../list-settings.repository.ts';
import { settingsKey } from './settings-key.ts';

const nothingChosen = { hidden_columns: [], views: [], is_compact: false, updated_at: null };

export async function getListSettings(db: Database, caller: Caller, list: ListName, hotelId?: number) {
  return (await findListSettings(db, await settingsKey(db, caller, list, hotelId))) ?? nothingChosen;
}
