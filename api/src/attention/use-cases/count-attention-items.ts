import type { countAttentionItemsEndpoint } from '@suite/contracts/attention';
import type { ResultOf } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { countItems } from '../attention.repository.ts';
import { selectSources } from './select-sources.ts';

export async function countAttentionItems(
  db: Database,
  caller: Caller,
  { hotelId }: { hotelId?: number | undefined },
): Promise<ResultOf<typeof countAttentionItemsEndpoint>> {
  const sources = await selectSources(db, caller, hotelId);
  return { count: await countItems(db, sources, caller.user_id) };
}
