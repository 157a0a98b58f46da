import {
  attentionItemKinds,
  type AttentionItem,
  type countAttentionItemsEndpoint,
  type listAttentionItemsEndpoint,
  type snoozeAttentionItemEndpoint,
  type SnoozePayload,
} from '@suite/contracts/attention';
import type { Database } from '@suite/database';
import { paginate, type QueryOf, type ResultOf } from '@suite/contracts/http';
import { countItems, findItems, storeSnooze, type ItemRow } from '../attention.repository.ts';
import type { Caller } from '../../access/caller.ts';
import { attentionLabel } from '../../verification/verification.public.ts';
import { selectSources } from './select-sources.ts';

type Query = NonNullable<QueryOf<typeof listAttentionItemsEndpoint>>;

export async function listAttentionItems(
  db: Database,
  caller: Caller,
  { kind, hotelId, page, limit }: Query,
): Promise<ResultOf<typeof listAttentionItemsEndpoint>> {
  const sources = await selectSources(db, caller, hotelId);
  const wanted = { user_id: caller.user_id, kind: kind || null, skip: (page - 1) * limit, take: limit };
  const found = await findItems(db, sources, wanted);
  const counts = attentionItemKinds.flatMap((one) => found.counts.filter((counted) => counted.kind === one));
  const { snoozed } = found;
  const waiting = counts.reduce((sum, one) => (!kind || one.kind === kind ? sum + one.count : sum), 0);
  const total = kind === 'snoozed' ? snoozed : waiting;
  return { items: found.rows.map(toItem), counts, snoozed, pagination: paginate(page, limit, total) };
}

const reasonOfKind: Readonly<Record<string, string>> = {
  review: 'DESK_REVIEW',
  failures: 'failures',
  desk: 'desk',
};

function toItem(row: ItemRow): AttentionItem {
  const isOfCheck = row.kind === 'flags' || Object.hasOwn(reasonOfKind, row.kind);
  const others = row.details.filter((reason) => reason !== reasonOfKind[row.kind]);
  return {
    ...row,
    since: new Date(row.since).toISOString(),
    details: isOfCheck ? others.map(attentionLabel) : row.details,
  };
}

export async function countAttentionItems(
  db: Database,
  caller: Caller,
  { hotelId }: { hotelId?: number | undefined },
): Promise<ResultOf<typeof countAttentionItemsEndpoint>> {
  const sources = await selectSources(db, caller, hotelId);
  return { count: await countItems(db, sources, caller.user_id) };
}

const hourMs = 3_600_000;

export async function snoozeAttentionItem(
  db: Database,
  { user_id }: Caller,
  { key, hours }: SnoozePayload,
): Promise<ResultOf<typeof snoozeAttentionItemEndpoint>> {
  const until = hours === 0 ? null : new Date(Date.now() + hours * hourMs);
  await db.transaction((transaction) => storeSnooze(transaction, { user_id, key, until }));
  return { until: until?.toISOString() ?? null };
}
