import { paginate, type QueryOf, type ResultOf } from '@suite/contracts/http';
import type { listAttentionEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { narrowScope } from '../../bookings/bookings.public.ts';
import { findAttention, type AttentionReason } from '../person-flags.repository.ts';
import { requireDesk } from '../desk.policy.ts';
import { attentionLabel } from '../domain/attention-label.ts';

type Query = NonNullable<QueryOf<typeof listAttentionEndpoint>>;

export async function listAttention(
  db: Database,
  caller: Caller,
  { kind, hotelId, page, limit }: Query,
): Promise<ResultOf<typeof listAttentionEndpoint>> {
  requireDesk(caller);
  const scope = narrowScope(caller.scope, hotelId);
  const { rows, total } = await findAttention(db, scope, {
    kind: kind || null,
    skip: (page - 1) * limit,
    take: limit,
  });
  return {
    people: rows.map((row) => ({ ...row, reasons: row.reasons.map(describeReason) })),
    pagination: paginate(page, limit, total),
  };
}

function describeReason({ kind, flag, since }: AttentionReason) {
  return { kind, label: attentionLabel(flag ?? kind), since: new Date(since).toISOString() };
}
